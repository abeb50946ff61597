import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { type FileOptions, writtenReport } from '../billing/report-file.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarMonth } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { payoutInJson, payoutTable } from './payout-table.ts'

interface Options extends FileOptions {
  readonly month: Temporal.PlainYearMonth
}

export function reportPayoutsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'payouts',
    summary: 'What was paid out to organisations in a month',
    examples: ['report payouts --month 2026-12', 'report payouts --month 2026-12 --csv --out payouts.csv'],
  })
    .requiredOption('--month <month>', 'like 2026-12', calendarMonth)
    .option('--csv', 'as CSV', false)
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((options: Options) => cli.act(() => reportPayouts(cli, options)))
}

async function reportPayouts(cli: Cli, options: Options): Promise<Answer> {
  const shown = await (await cli.useCases()).reportPayouts.execute({ actor: operator, month: options.month })
  if (!shown.ok) return refusalStop(shown.refusal, 'Payouts')
  const stayed = shown.value.filter(({ returnedAt }) => returnedAt === null)
  const totals = [...Map.groupBy(stayed, ({ amount }) => amount.currency)].map(([currency, payouts]) => ({
    currency,
    total: Money.sum(payouts.map(({ amount }) => amount)).toRand(),
  }))
  return writtenReport(
    cli,
    options,
    report({
      json: { month: options.month.toString(), payouts: shown.value.map(payoutInJson), totals },
      tables: [payoutTable(shown.value)],
      messages: shown.value.length === 0 ? [`Nothing was paid out in ${options.month}.`] : [],
    }),
  )
}
