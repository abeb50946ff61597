import type { ReservationStatus } from '../reservations/reservation.ts'
import type { ReservationId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import type { IdentifiedLine } from './statement-line.ts'

/** A booking that money may come for. */
export interface AwaitedBooking {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly guestName: string | null
  /** Open of it. */
  readonly balance: Money
  /** Open of what is due first; not above the balance. */
  readonly deposit: Money
}

/** One that a line may name, whether or not money may come for it. */
export interface NamedBooking {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly guestName: string | null
  readonly status: ReservationStatus
}

/** Why a line waits for somebody to look at it. */
export type Doubt =
  | 'part-of-balance'
  | 'above-balance'
  | 'several-references'
  | 'name-and-amount'
  | 'amount-alone'
  | 'nothing-owed'
  | 'cancelled'
  | 'never-booked'
  | 'in-future'

export type LineMatch =
  | { readonly kind: 'matched'; readonly booking: AwaitedBooking }
  | { readonly kind: 'unsure'; readonly booking: AwaitedBooking; readonly doubt: Doubt }
  | { readonly kind: 'unmatched' }
  /** Its payment was recorded before. */
  | { readonly kind: 'recorded' }

export type MatchedLine = IdentifiedLine & { readonly match: LineMatch }

export interface MatchFacts {
  readonly awaited: readonly AwaitedBooking[]
  /** Whatever bookings of the campsite the lines name; of those that are awaited nothing more is read. */
  readonly named: readonly NamedBooking[]
  /** The lines whose payment was recorded before, by their identity. */
  readonly recorded: ReadonlySet<string>
  readonly today: Temporal.PlainDate
}

/**
 * By reference and amount, in the order of the statement. What one line pays is not open for the next, so
 * that everything that is matched never comes to more than is owed. One that names a booking is never offered
 * for another (rule D12).
 */
export function matchStatement(
  lines: readonly IdentifiedLine[],
  { awaited, named, recorded, today }: MatchFacts,
): readonly MatchedLine[] {
  const open = new Map(awaited.map((booking) => [digitsOf(booking.simpleReference), booking]))
  const closed = new Map(named.map((booking) => [digitsOf(booking.simpleReference), booking]))
  return lines.map((line) => {
    const match: LineMatch = recorded.has(line.identity) ? { kind: 'recorded' } : notYet(line, matchOf(line, open, closed), today)
    if (match.kind === 'matched') open.set(digitsOf(match.booking.simpleReference), paid(match.booking, line.amount))
    return { ...line, match }
  })
}

/** Three groups of three digits, also without dashes, or with spaces that the bank put there. */
export function referencesIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<!\d)(?=(\d{3})[\s\-./]{0,2}(\d{3})[\s\-./]{0,2}(\d{3})(?!\d))/g)]
  return [...new Set(found.map(([, first = '', second = '', third = '']) => first + second + third))]
}

/** False where the desk would not take the payment, whoever ticks it. */
export function mayBeRecorded(match: LineMatch): boolean {
  if (match.kind === 'unsure') return !['cancelled', 'never-booked', 'in-future'].includes(match.doubt)
  return match.kind === 'matched'
}

function notYet({ date }: IdentifiedLine, match: LineMatch, today: Temporal.PlainDate): LineMatch {
  const isInFuture = Temporal.PlainDate.compare(date, today) > 0
  return isInFuture && mayBeRecorded(match) && 'booking' in match ? { ...match, kind: 'unsure', doubt: 'in-future' } : match
}

function matchOf(
  { text, amount }: IdentifiedLine,
  open: ReadonlyMap<string, AwaitedBooking>,
  closed: ReadonlyMap<string, NamedBooking>,
): LineMatch {
  const references = referencesIn(text)
  const named = references.flatMap((reference) => open.get(reference) ?? [])
  const shut = references.flatMap((reference) => (open.has(reference) ? [] : (closed.get(reference) ?? [])))
  const [[booking], [first]] = [named, shut]
  const nothing = Money.zero(amount.currency)
  if (!booking) return first ? closedMatch(first, nothing) : withoutReference(text, amount, [...open.values()])
  if (named.length + shut.length > 1) return { kind: 'unsure', booking, doubt: 'several-references' }
  if (isAwaited(booking, amount)) return { kind: 'matched', booking }
  return { kind: 'unsure', booking, doubt: amount.isMoreThan(booking.balance) ? 'above-balance' : 'part-of-balance' }
}

function closedMatch({ id, simpleReference, guestName, status }: NamedBooking, nothing: Money): LineMatch {
  const booking = { id, simpleReference, guestName, balance: nothing, deposit: nothing }
  if (status === 'cancelled') return { kind: 'unsure', booking, doubt: 'cancelled' }
  return { kind: 'unsure', booking, doubt: status === 'temporaryHold' ? 'never-booked' : 'nothing-owed' }
}

function withoutReference(text: string, amount: Money, open: readonly AwaitedBooking[]): LineMatch {
  const fitting = open.filter((booking) => isAwaited(booking, amount))
  const named = fitting.filter(({ guestName }) => guestName !== null && isNamed(text, guestName))
  const [ofName, ofAmount] = [named[0], fitting[0]]
  if (ofName && named.length === 1) return { kind: 'unsure', booking: ofName, doubt: 'name-and-amount' }
  if (ofAmount && fitting.length === 1) return { kind: 'unsure', booking: ofAmount, doubt: 'amount-alone' }
  return { kind: 'unmatched' }
}

/** Exactly what is due first, or all that is open. */
function isAwaited({ balance, deposit }: AwaitedBooking, amount: Money): boolean {
  return balance.isPositive && (amount.equals(balance) || (deposit.isPositive && amount.equals(deposit)))
}

/** By the last word of the name. */
function isNamed(text: string, guestName: string): boolean {
  const last = guestName.toLowerCase().split(/\s+/).at(-1) ?? ''
  return last.length > 2 && text.toLowerCase().includes(last)
}

/** What is awaited is the deposit or more: nothing of it is left open. */
function paid(booking: AwaitedBooking, amount: Money): AwaitedBooking {
  return { ...booking, balance: booking.balance.minus(amount), deposit: Money.zero(amount.currency) }
}

function digitsOf(reference: string): string {
  return reference.replace(/\D/g, '')
}
