import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarMonth } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly month: Temporal.PlainYearMonth
  readonly dryRun: boolean
}

export function closeMonthCommand(cli: Cli): Command {
  return campCommand({
    verb: 'close',
    summary: 'Charge the admin fees of a month that is over and close it; what comes later is a correction in the next',
    examples: ['billing close --month 2020-01 --dry-run', 'billing close --month 2020-01'],
  })
    .requiredOption('--month <month>', 'like 2026-12; months before it that are open are closed first', calendarMonth)
    .option('--dry-run', 'say which months would be closed, close none', false)
    .action((options: Options) => cli.act(() => closeMonth(cli, options)))
}

async function closeMonth(cli: Cli, { month, dryRun }: Options): Promise<Answer> {
  const closed = await (await cli.useCases()).closeBillingMonth.execute({ actor: operator, month, dryRun })
  if (!closed.ok) {
    if (closed.refusal.code === 'month-not-over') return stop('refused', `${month} is not over yet.`)
    return refusalStop(closed.refusal, 'Billing')
  }
  const { months, charges, papers } = closed.value
  const listed = months.join(', ')
  const done = dryRun
    ? `Would be closed: ${listed}. Admin fees: ${charges}. Nothing was changed.`
    : `Closed: ${listed}. Admin fees: ${charges}. Invoices: ${papers}.`
  return report({
    json: { dryRun, closed: months.map(String), adminFees: charges, papers },
    tables: [],
    messages: [months.length === 0 ? `${month} was closed before.` : done],
  })
}
