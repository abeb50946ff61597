import type { ReservationId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
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

/** Why a line waits for somebody to look at it. */
export type Doubt = 'part-of-balance' | 'above-balance' | 'several-references' | 'name-and-amount' | 'amount-alone'

export type LineMatch =
  | { readonly kind: 'matched'; readonly booking: AwaitedBooking }
  | { readonly kind: 'unsure'; readonly booking: AwaitedBooking; readonly doubt: Doubt }
  | { readonly kind: 'unmatched' }
  /** Its payment was recorded before. */
  | { readonly kind: 'recorded' }

export type MatchedLine = IdentifiedLine & { readonly match: LineMatch }

/**
 * By reference and amount, in the order of the statement. What one line pays is not open for the next, so
 * that everything that is matched never comes to more than is owed (rule D12).
 */
export function matchStatement(
  lines: readonly IdentifiedLine[],
  bookings: readonly AwaitedBooking[],
  recorded: ReadonlySet<string>,
): readonly MatchedLine[] {
  const open = new Map(bookings.map((booking) => [digitsOf(booking.simpleReference), booking]))
  return lines.map((line) => {
    const match: LineMatch = recorded.has(line.identity) ? { kind: 'recorded' } : matchOf(line, open)
    if (match.kind === 'matched') open.set(digitsOf(match.booking.simpleReference), paid(match.booking, line.amount))
    return { ...line, match }
  })
}

/** Three groups of three digits, also without dashes, or with spaces that the bank put there. */
export function referencesIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<!\d)(?=(\d{3})[\s\-./]{0,2}(\d{3})[\s\-./]{0,2}(\d{3})(?!\d))/g)]
  return [...new Set(found.map(([, first = '', second = '', third = '']) => first + second + third))]
}

function matchOf({ text, amount }: IdentifiedLine, open: ReadonlyMap<string, AwaitedBooking>): LineMatch {
  const named = referencesIn(text).flatMap((reference) => open.get(reference) ?? [])
  const [booking] = named
  if (!booking) return withoutReference(text, amount, [...open.values()])
  if (named.length > 1) return { kind: 'unsure', booking, doubt: 'several-references' }
  if (isAwaited(booking, amount)) return { kind: 'matched', booking }
  return { kind: 'unsure', booking, doubt: amount.isMoreThan(booking.balance) ? 'above-balance' : 'part-of-balance' }
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
