import type { OfflinePaymentMethod } from '../payments/offline-payment.ts'
import type { Currency, Money } from '../shared/money.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { longestCashUpNote } from './longest-cash-up-note.ts'
import { expectedByMethod, type MethodCount, type TillEntry, type TillLine, tillLines } from './till.ts'

export type CloseDayRefusal =
  | { readonly code: 'day-ahead' | 'nothing-taken' | 'note-too-long' }
  /** Something was written down since the page was shown. */
  | { readonly code: 'changed-meanwhile' }
  | { readonly code: 'count-missing'; readonly method: OfflinePaymentMethod }
  /** What was counted is not what should be there, and nobody says why. */
  | { readonly code: 'difference-unexplained'; readonly method: OfflinePaymentMethod; readonly difference: Money }

export interface DayToClose {
  readonly day: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  readonly currency: Currency
  readonly entries: readonly TillEntry[]
  /** How many entries whoever counted saw. */
  readonly shownEntries: number
  readonly counted: Readonly<Partial<Record<OfflinePaymentMethod, Money>>>
  readonly note: string
}

export interface CountedDay {
  readonly lines: readonly TillLine[]
  readonly counts: readonly MethodCount[]
  readonly entryIds: readonly string[]
  readonly note: string | null
}

/** With what was counted of each method, and a note where that is not what should be there (rule D14). */
export function closeDay(closing: DayToClose): Result<CountedDay, CloseDayRefusal> {
  const { day, today, currency, entries, shownEntries, counted } = closing
  const note = closing.note.trim()
  if (Temporal.PlainDate.compare(day, today) > 0) return refused({ code: 'day-ahead' })
  if (entries.length === 0) return refused({ code: 'nothing-taken' })
  if (entries.length !== shownEntries) return refused({ code: 'changed-meanwhile' })
  if (note.length > longestCashUpNote) return refused({ code: 'note-too-long' })
  const lines = tillLines(entries, currency)
  const counts: MethodCount[] = []
  for (const { method, expected } of expectedByMethod(lines, currency)) {
    const found = counted[method]
    if (!found) return refused({ code: 'count-missing', method })
    const difference = found.minus(expected)
    if (note === '' && difference.cents !== 0) return refused({ code: 'difference-unexplained', method, difference })
    counts.push({ method, expected, counted: found })
  }
  return accepted({ lines, counts, entryIds: entries.map(({ id }) => id), note: note || null })
}
