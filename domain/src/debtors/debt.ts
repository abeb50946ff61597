import type { ReservationStatus } from '../reservations/reservation.ts'
import type { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'

/** Left owing, a balance that is overdue, or a deposit by transfer that is waited for (rule D15). */
export const debtKinds = ['left', 'overdue', 'transfer'] as const
export type DebtKind = (typeof debtKinds)[number]

export interface Debt {
  readonly kind: DebtKind
  readonly amount: Money
  /** Since when it is due; a transfer may be due in days to come. */
  readonly due: Temporal.PlainDate
}

export interface OwingBooking {
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly balance: Money
  /** Of the balance; null: on arrival. */
  readonly dueDate: Temporal.PlainDate | null
  /** What is waited for by transfer, of a booking that is confirmed. */
  readonly transfer: { readonly deposit: Money; readonly due: Temporal.PlainDate } | null
}

/** Null: nothing is due yet. Where a balance and a deposit are, the balance counts: it holds both. */
export function debtOf(booking: OwingBooking, today: Temporal.PlainDate): Debt | null {
  const { status, arrival, departure, balance, dueDate, transfer } = booking
  if (!balance.isPositive) return null
  if (status === 'completed') return { kind: 'left', amount: balance, due: departure }
  if (status !== 'partiallyPaid' && status !== 'confirmed') return null
  const due = dueDate && Temporal.PlainDate.compare(dueDate, arrival) < 0 ? dueDate : arrival
  if (Temporal.PlainDate.compare(due, today) < 0) return { kind: 'overdue', amount: balance, due }
  return transfer && { kind: 'transfer', amount: transfer.deposit.atMost(balance), due: transfer.due }
}

/** The first day of each group of days since a debt was due; below it, what is not due yet. */
export const debtAges = [0, 8, 31, 61] as const
export type DebtAge = 'ahead' | (typeof debtAges)[number]

export function daysOverdue({ due }: Pick<Debt, 'due'>, today: Temporal.PlainDate): number {
  return due.until(today).days
}

export function debtAge(days: number): DebtAge {
  return days < 0 ? 'ahead' : (debtAges.findLast((from) => from <= days) ?? 0)
}
