import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarMonth } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'

export function closeMonthCommand(cli: Cli): Command {
  return campCommand({
    verb: 'close',
    summary: 'Charge the admin fees of a month that is over and close it; what comes later is a correction in the next',
    examples: ['billing close --month 2020-01', 'billing close --month 2020-01 --json'],
  })
    .requiredOption('--month <month>', 'like 2026-12; months before it that are open are closed first', calendarMonth)
    .action(({ month }: { readonly month: Temporal.PlainYearMonth }) => cli.act(() => closeMonth(cli, month)))
}

async function closeMonth(cli: Cli, month: Temporal.PlainYearMonth): Promise<Answer> {
  const closed = await (await cli.useCases()).closeBillingMonth.execute({ actor: operator, month })
  if (!closed.ok) {
    if (closed.refusal.code === 'month-not-over') return stop('refused', `${month} is not over yet.`)
    return refusalStop(closed.refusal, 'Billing')
  }
  const { months, charges, papers } = closed.value
  const done =
    months.length === 0
      ? `${month} was closed before.`
      : `Closed: ${months.join(', ')}. Admin fees: ${charges}. Invoices: ${papers}.`
  return report({ json: { closed: months.map(String), adminFees: charges, papers }, tables: [], messages: [done] })
}
