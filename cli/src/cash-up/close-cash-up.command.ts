import type { CloseCashUpRefusal } from '@camp/application/cash-up/close-cash-up.ts'
import { longestCashUpNote } from '@camp/domain/cash-up/longest-cash-up-note.ts'
import { countedDifference } from '@camp/domain/cash-up/till.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Command, InvalidArgumentError } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { calendarDate, nameAndValue } from '../option-values.ts'
import { organisationStop } from '../refusals.ts'

type Counted = Readonly<Partial<Record<OfflinePaymentMethod, Money>>>

interface Options {
  readonly day?: Temporal.PlainDate
  readonly count: Counted
  readonly note: string
  readonly dryRun: boolean
}

export function closeCashUpCommand(cli: Cli): Command {
  return campCommand({
    verb: 'close',
    summary: 'Close a day of a till with what was counted of each method; it stays as it was closed',
    examples: [
      'cash-up close kloofwater-camp --count cash=100.00 --dry-run',
      'cash-up close kloofwater-camp --day 2026-11-20 --count cash=95 --note "Change for the gas"',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .option('--day <date>', 'today when it is left out', calendarDate)
    .option('--count <method=amount>', `of ${offlinePaymentMethods.join(', ')}; may be given several times`, countOf, {})
    .option('--note <text>', 'why the count is not what was expected', '')
    .option('--dry-run', 'say how the day would stand, close nothing', false)
    .action((orgSlug: string, options: Options) => cli.act(() => closeCashUp(cli, orgSlug, options)))
}

function countOf(text: string, before: Counted): Counted {
  const [name, amount] = nameAndValue(text)
  const method = offlinePaymentMethods.find((known) => known === name)
  const cents = readMoney(amount)
  if (method && cents.ok) return { ...before, [method]: Money.cents(cents.value) }
  throw new InvalidArgumentError(`Expected a method and an amount like cash=450.50, got "${text}".`)
}

async function closeCashUp(cli: Cli, orgSlug: string, options: Options): Promise<Answer> {
  const { day: wanted, count: counted, note, dryRun } = options
  const { showCashUp, closeCashUp: closing } = await cli.useCases()
  const shown = await showCashUp.execute({ actor: operator, orgSlug, day: wanted ?? null })
  if (!shown.ok) return organisationStop(shown.refusal, orgSlug)
  const { day, entries, currency } = shown.value
  const closed = await closing.execute({ actor: operator, orgSlug, day, counted, note, shownEntries: entries.length, dryRun })
  if (!closed.ok) return refused(closed.refusal, orgSlug, day)
  const { counts, entryIds } = closed.value
  const difference = countedDifference(counts, currency)
  return report({
    json: { dryRun, day: day.toString(), difference: difference.toRand(), entries: entryIds.length },
    tables: [],
    messages: [
      `${day} ${dryRun ? 'would be' : 'is'} closed. Difference: ${formatRand(difference.cents)}.${dryRun ? ' Nothing was changed.' : ''}`,
    ],
  })
}

function refused(refusal: CloseCashUpRefusal, orgSlug: string, day: Temporal.PlainDate): Answer {
  switch (refusal.code) {
    case 'not-found':
    case 'not-permitted':
    case 'changed-meanwhile':
      return organisationStop(refusal, orgSlug)
    case 'day-ahead':
      return stop('usage', `${day} has not come yet.`)
    case 'nothing-taken':
      return stop('conflict', `Nothing was recorded for ${day}.`)
    case 'day-closed':
      return stop('conflict', `${day} is closed.`)
    case 'note-too-long':
      return stop('usage', `The note is longer than ${longestCashUpNote} characters.`)
    case 'count-missing':
      return stop('usage', `Missing: --count ${refusal.method}=<amount>`)
    case 'difference-unexplained':
      return stop('usage', `Missing: --note <text>; ${refusal.method} differs by ${formatRand(refusal.difference.cents)}.`)
  }
}
