import { amountDueUpFront } from '../../deposit/amount-due-up-front.ts'
import type { Money } from '../../shared/money.ts'
import { Temporal } from '../../shared/temporal.ts'
import type { StayDates } from '../../stay-rules/stay-dates.ts'
import { changed, type Initiator } from '../change.ts'
import { confirmationExpiry } from '../expiry.ts'
import { isPaidOffline } from '../paid-offline.ts'
import { paidState } from '../record-payment.ts'
import type { ReservedPlot, StatusChange } from '../reservation.ts'
import type { AmendableReservation } from './ready-to-amend.ts'

/** What a reservation is about: the half of it that an amendment exchanges. */
export interface BookedTerms {
  readonly stay: StayDates
  readonly plots: readonly ReservedPlot[]
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly dueDate: Temporal.PlainDate | null
}

export interface AmendedTerms extends Initiator {
  readonly stay: StayDates
  /** Judged and priced. */
  readonly plots: readonly ReservedPlot[]
  /** Its campsite's; else what is open is paid there. */
  readonly takesOnlinePayment: boolean
}

export interface AmendedReservation {
  readonly reservation: AmendableReservation
  /** Null when the status stays what it is, which is the rule. */
  readonly change: StatusChange | null
}

export function bookedTerms({ stay, plots, amountDue, amountDueUpFront, dueDate }: BookedTerms): BookedTerms {
  return { stay, plots, amountDue, amountDueUpFront, dueDate }
}

/**
 * The same reservation on other terms: what is due, up front and until when, is worked out anew; what was
 * paid stays paid. Its status changes only where the money that is there has now earned the next one. Without
 * a deposit what is open is due today where it is paid online, else on arrival.
 */
export function amend(
  reservation: AmendableReservation,
  { stay, plots, takesOnlinePayment, ...doing }: AmendedTerms,
): AmendedReservation {
  const { payInFull, amountPaid, status } = reservation
  const { today } = doing.moment
  const totals = plots.map(({ quote, paymentRule }) => ({ total: quote.total, rule: paymentRule }))
  const payment = amountDueUpFront({ plots: totals, arrival: stay.arrival, today, payInFull })
  const isOwing = status !== 'pending' && payment.amountDue.isMoreThan(amountPaid)
  const dueAnyway = isPaidOffline(reservation) ? stay.arrival : takesOnlinePayment ? today : null
  const dueDate = payment.dueDate ?? (isOwing ? dueAnyway : null)
  const terms = { stay, plots, amountDue: payment.amountDue, amountDueUpFront: payment.amountDueUpFront, dueDate }
  return onTerms(reservation, terms, { ...doing, why: 'amended' })
}

/** Back to terms that it had before. */
export function restore(reservation: AmendableReservation, terms: BookedTerms, doing: Initiator): AmendedReservation {
  return onTerms(reservation, bookedTerms(terms), { ...doing, why: 'amendment-undone' })
}

function onTerms(
  reservation: AmendableReservation,
  terms: BookedTerms,
  doing: Initiator & { readonly why: string },
): AmendedReservation {
  const next = withExpiry({ ...reservation, ...terms }, doing)
  const hasPaid = next.amountPaid.isPositive
  if (next.status === 'pending' && hasPaid) {
    const earned = paidState(next)
    return earned ? changed('pending', earned, doing) : { reservation: next, change: null }
  }
  if (next.status === 'partiallyPaid' && hasPaid && next.amountPaid.isAtLeast(next.amountDue)) {
    return changed('partiallyPaid', { ...next, status: 'confirmed' }, doing)
  }
  return { reservation: next, change: null }
}

/**
 * A pending reservation waits no longer than the end of its new arrival day, and never longer than before.
 */
function withExpiry(next: AmendableReservation, { moment }: Initiator): AmendableReservation {
  if (next.status !== 'pending') return next
  const latest = confirmationExpiry(next.stay, moment)
  const expiryDate = Temporal.Instant.compare(latest, next.expiryDate) < 0 ? latest : next.expiryDate
  return { ...next, expiryDate }
}
