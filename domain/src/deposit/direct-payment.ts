import { openBalance } from '../reservations/open-balance.ts'
import { isPaidOffline } from '../reservations/paid-offline.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { submittedFacts } from '../reservations/submitted-facts.ts'
import { isBefore } from '../shared/date-order.ts'
import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'

/** A deposit by transfer is due so many days after the booking is confirmed (rule D10). */
export const daysToTransfer = 3

/** Where the campsite chose it, it is released so many days after it was due (rule D13). */
export const daysToRelease = 3

/**
 * What a guest pays the campsite itself, past the gateway. Plain JSON, because messages keep it: amounts in
 * cents, dates as `2026-12-05`.
 */
export interface DirectPayment {
  /** Null: none is open apart from the rest. `by` null: so many days after confirming. */
  readonly deposit: DirectDeposit | null
  /** `by` null: on arrival. */
  readonly rest: { readonly cents: number; readonly by: string | null }
  /** The stay is over and money is open. */
  readonly isOver: boolean
}

export interface DirectDeposit {
  readonly cents: number
  readonly by: string | null
  /** What happens when it does not come; absent in messages that were written before it was said. */
  readonly release?: TransferRelease
}

/** `on` null: so many days after it was due. */
export type TransferRelease = { readonly on: string | null } | 'not-by-itself'

interface Amounts {
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly amountPaid?: Money
  /** Of the balance. */
  readonly dueDate: Temporal.PlainDate | null
  readonly arrival: Temporal.PlainDate
}

/** Before the guest has confirmed: what the picker and the check page say. */
export function directPaymentAhead(
  amounts: Amounts,
  { today, releasesTransfers }: { readonly today: Temporal.PlainDate; readonly releasesTransfers: boolean },
): DirectPayment | null {
  const latest = today.add({ days: daysToTransfer })
  if (!isBefore(latest, amounts.arrival)) return partsOf(amounts, 'on-arrival')
  const release = releaseDay({ ...amounts, due: latest, releasesTransfers })
  return partsOf(amounts, { by: null, release: release ? { on: null } : 'not-by-itself' })
}

interface Place {
  readonly takesOnlinePayment: boolean
  /** The campsite's choice. */
  readonly releasesTransfers: boolean
  readonly timezone: string
  readonly today: Temporal.PlainDate
}

/** By when a deposit is transferred: so many days after the booking is confirmed. */
export function transferDue(confirmedAt: Temporal.Instant, timezone: string): Temporal.PlainDate {
  return confirmedAt.toZonedDateTimeISO(timezone).toPlainDate().add({ days: daysToTransfer })
}

interface Release {
  readonly due: Temporal.PlainDate
  readonly arrival: Temporal.PlainDate
  readonly amountPaid?: Money
  readonly releasesTransfers: boolean
}

/**
 * The day on whose morning the booking is released by itself. Null where the campsite did not choose it, from
 * the arrival day on, and once a part has come: then the desk decides.
 */
export function releaseDay({ due, arrival, amountPaid, releasesTransfers }: Release): Temporal.PlainDate | null {
  const day = due.add({ days: daysToRelease })
  return releasesTransfers && !amountPaid?.isPositive && isBefore(day, arrival) ? day : null
}

/** Null where money is taken online, and where nothing is open. */
export function directPayment(reservation: Reservation, place: Place): DirectPayment | null {
  const { takesOnlinePayment, releasesTransfers, timezone, today } = place
  const facts = submittedFacts(reservation)
  if (!facts || (takesOnlinePayment && !isPaidOffline(reservation))) return null
  const { amountDue, amountPaid, stay, statusDate } = reservation
  const amounts = {
    amountDue,
    amountPaid,
    amountDueUpFront: facts.amountDueUpFront,
    dueDate: facts.dueDate,
    arrival: stay.arrival,
  }
  switch (reservation.status) {
    case 'pending':
      return directPaymentAhead(amounts, { today, releasesTransfers })
    case 'partiallyPaid':
    case 'confirmed': {
      const by = transferDue(statusDate, timezone)
      if (!isBefore(by, stay.arrival)) return partsOf(amounts, 'on-arrival')
      const isTold = facts.offline?.notifiesCamper !== false
      const release = releaseDay({ due: by, arrival: stay.arrival, amountPaid, releasesTransfers: releasesTransfers && isTold })
      return partsOf(amounts, { by: by.toString(), release: release ? { on: release.toString() } : 'not-by-itself' })
    }
    case 'completed': {
      const open = openBalance(reservation)
      return open.isPositive ? { deposit: null, rest: { cents: open.cents, by: null }, isOver: true } : null
    }
    case 'temporaryHold':
    case 'cancelled':
    case 'noShow':
      return null
  }
}

/** A deposit that is due on arrival only is part of what is paid then; one that leaves no balance is none. */
function partsOf(amounts: Amounts, due: Omit<DirectDeposit, 'cents'> | 'on-arrival'): DirectPayment | null {
  const { amountDue, amountDueUpFront, dueDate, arrival } = amounts
  const paid = amounts.amountPaid?.cents ?? 0
  const open = amountDue.cents - paid
  if (open <= 0) return null
  const first = amountDueUpFront.isAtLeast(amountDue) ? 0 : amountDueUpFront.cents - paid
  const deposit = due === 'on-arrival' || first <= 0 ? null : { cents: first, ...due }
  const by = dueDate && isBefore(dueDate, arrival) && due !== 'on-arrival' ? dueDate.toString() : null
  return { deposit, rest: { cents: open - (deposit?.cents ?? 0), by }, isOver: false }
}
