import type { MonthOfOrganisation, MonthSums } from '@camp/application/billing/billing-books.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarMonth } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { type FileOptions, writtenReport } from './report-file.ts'

const amounts = ['total', 'paid', 'refunded', 'bookingFee', 'feeCredit', 'feeVat', 'adminFee', 'adminFeeVat', 'owed'] as const
const titles = ['Total', 'Paid', 'Refunded', 'Booking fee', 'Fee credit', 'VAT on it', 'Admin fee', 'VAT on it', 'Owed']

interface Options extends FileOptions {
  readonly month?: Temporal.PlainYearMonth
}

export function reportBillingCommand(cli: Cli): Command {
  return campCommand({
    verb: 'billing',
    summary: 'What every organisation owes the platform for a month',
    examples: ['report billing', 'report billing --month 2026-12 --json'],
  })
    .option('--month <month>', 'like 2026-12; this month when it is left out', calendarMonth)
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((options: Options) => cli.act(() => reportBilling(cli, options)))
}

async function reportBilling(cli: Cli, options: Options): Promise<Answer> {
  const { showPlatformBilling } = await cli.useCases()
  const shown = await showPlatformBilling.execute({ actor: operator, month: options.month?.toString() ?? null })
  if (!shown.ok) return refusalStop(shown.refusal, 'Billing')
  const { month, isClosed, organisations, totals } = shown.value
  const shownReport = report({
    json: {
      month: month.toString(),
      isClosed,
      organisations: organisations.map((one) => ({ organisation: one.slug, ...sumsInJson(one) })),
      totals: totals.map((sums) => ({ currency: sums.currency, ...sumsInJson(sums) })),
    },
    tables: [
      {
        columns: [
          { name: 'Organisation' },
          { name: 'Currency' },
          ...['Bookings', ...titles].map((name) => ({ name, isNumber: true as const })),
        ],
        rows: [
          ...organisations.map((one: MonthOfOrganisation) => row(one.slug, one)),
          ...totals.map((sums) => row('Total', sums)),
        ],
      },
    ],
    messages: [isClosed ? `${month} is closed and stays as it is.` : `${month} is still open.`],
  })
  return writtenReport(cli, options, shownReport)
}

function row(name: string, sums: MonthSums): readonly string[] {
  return [name, sums.owed.currency, String(sums.bookings), ...amounts.map((amount) => formatRand(sums[amount].cents))]
}

function sumsInJson(sums: MonthSums) {
  return { bookings: sums.bookings, ...Object.fromEntries(amounts.map((name) => [name, sums[name].toRand()])) }
}
