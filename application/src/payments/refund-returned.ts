import { refundOfReturned } from '@camp/domain/cancellation/refund-of-returned.ts'
import type { Moment } from '@camp/domain/reservations/moment.ts'
import type { CancelledReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { PaymentDispute } from './payment-disputes.ts'
import type { Payments, RefundTask } from './payments.ts'
import { refundSurplus } from './refund-surplus.ts'
import { orderRefund, refundsOnTheirWay } from './refund-tasks.ts'

/**
 * A dispute is won, and its money counts as paid again. `after` is the reservation as it is kept now; what of
 * it nobody may keep becomes refund tasks, in the caller's transaction.
 */
export async function refundReturned(
  ports: { readonly payments: Payments; readonly randomness: Randomness },
  { taken: returned, owedBack, paymentAttemptId: cameBy }: PaymentDispute,
  { reservation: after, moment }: { readonly reservation: SubmittedReservation | CancelledReservation; readonly moment: Moment },
): Promise<readonly RefundTask[]> {
  const { now: at, zone } = moment
  if (after.status !== 'cancelled') return refundSurplus(ports, after, at)
  const kept = after.amountPaid.minus(await refundsOnTheirWay(ports, after))
  const amount = refundOfReturned(after, { returned, owedBack, kept, zone })
  return orderRefund(ports, { reservation: after, amount, reason: 'cancellation', at, cameBy })
}
