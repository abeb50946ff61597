import { overpaidBy } from '@camp/domain/reservations/overpaid-by.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Payments, RefundTask } from './payments.ts'
import { orderRefund, refundsOnTheirWay } from './refund-tasks.ts'

/**
 * Whatever brought the money or lowered the price: what is paid beyond the amount due, and not on its way
 * back yet, becomes refund tasks. `after` is the reservation as it is kept now; in the caller's transaction.
 */
export async function refundSurplus(
  ports: { readonly payments: Payments; readonly randomness: Randomness },
  after: SubmittedReservation,
  at: Temporal.Instant,
): Promise<readonly RefundTask[]> {
  const amount = overpaidBy(after, await refundsOnTheirWay(ports, after))
  return orderRefund(ports, { reservation: after, amount, reason: 'overpayment', at })
}
