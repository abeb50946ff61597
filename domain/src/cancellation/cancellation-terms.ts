import type { Conflict } from '../reservations/conflict.ts'
import type { Moment } from '../reservations/moment.ts'
import { readyToCancel } from '../reservations/readiness.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { type Refund, refundFor } from './refund.ts'

export type CancellationTerms = Refund &
  ({ readonly canCancel: true } | { readonly canCancel: false; readonly reason: Conflict['code'] })

/**
 * What cancelling now would mean for the guest. Where nothing can be cancelled there is nothing to refund by
 * it.
 */
export function cancellationTerms(reservation: Reservation, moment: Moment): CancellationTerms {
  const readiness = readyToCancel(reservation, moment)
  switch (readiness.kind) {
    case 'ready': {
      const { cancellationPolicy, stay, amountPaid, amountDue } = reservation
      return { canCancel: true, ...refundFor(cancellationPolicy, stay.arrival, moment.today, amountPaid.atMost(amountDue)) }
    }
    case 'done-before':
      return { canCancel: false, reason: 'already_cancelled', ...noRefund(reservation) }
    case 'conflict':
      return { canCancel: false, reason: readiness.refusal.code, ...noRefund(reservation) }
  }
}

function noRefund({ amountPaid }: Reservation): Refund {
  return { refundPercentage: 0, refundAmount: Money.zero(amountPaid.currency) }
}
