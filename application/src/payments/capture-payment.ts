import { recordPayment } from '@camp/domain/reservations/record-payment.ts'
import type { CancelledReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { revive } from '@camp/domain/reservations/revive.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify } from '../reservations/notify.ts'
import { releaseExpiredBookings } from '../reservations/release-expired.ts'
import { contextOf, type ReservationContext } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { eventOfOnlinePayment, eventOfPayment } from './event-of-payment.ts'
import { itemsOfPayment } from './items-of-payment.ts'
import { paidReservation } from './paid-reservation.ts'
import type { PaymentAttempt } from './payments.ts'
import { refundSurplus } from './refund-surplus.ts'
import { orderRefund, refundsOnTheirWay } from './refund-tasks.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

const by = 'payment-gateway'

/**
 * Money has moved: it is written once and lands on the reservation, revives one that lapsed, or becomes a
 * refund task. Runs in the caller's transaction, which holds the attempt.
 */
export async function capturePayment(ports: ReservationPorts, attempt: PaymentAttempt): Promise<'paid' | 'to-be-refunded'> {
  const reservation = await paidReservation(ports, attempt.reservationId, `payment ${attempt.id}`)
  const context = await contextOf(reservation, ports)
  const { amount, purpose } = attempt
  const items = await itemsOfPayment(ports, { reservation, amount, purpose, context })
  const recorded = await ports.payments.recordCapture(attempt, items)
  if (!recorded.ok) return 'paid'

  if (reservation.status === 'cancelled') return reviveOrRefund(ports, reservation, attempt, context)
  await payReservation(ports, reservation, attempt, context)
  return 'paid'
}

async function payReservation(
  ports: ReservationPorts,
  reservation: SubmittedReservation,
  attempt: PaymentAttempt,
  context: ReservationContext,
): Promise<void> {
  const paid = recordPayment(reservation, { amount: attempt.amount, by, moment: momentOf(context) })
  mustBeSaved(await ports.reservations.replace(paid.reservation, paid.change))
  const tasks = await refundSurplus(ports, paid.reservation, context.now)
  await tellOfRefundsByHand(ports, tasks, { reservation: paid.reservation, context })
  const event = eventOfOnlinePayment(reservation, paid.change)
  if (!event) return
  const occurrence = event === 'payment-received' ? attempt.merchantTransactionId : undefined
  await notify(ports, { event, reservation: paid.reservation, context, occurrence, payment: attempt.amount })
}

async function reviveOrRefund(
  ports: ReservationPorts,
  lapsed: CancelledReservation,
  attempt: PaymentAttempt,
  context: ReservationContext,
): Promise<'paid' | 'to-be-refunded'> {
  const isGivenBack = (await refundsOnTheirWay(ports, lapsed)).isPositive
  const revived = revive(lapsed, { amount: attempt.amount, by, moment: momentOf(context) })
  if (revived.ok && !isGivenBack) {
    const { reservation, change } = revived.value
    const plotIds = reservation.plots.map(({ plotId }) => plotId)
    await releaseExpiredBookings(ports, { plotIds, stay: reservation.stay, by })
    const kept = await ports.reservations.replace(reservation, change)
    if (kept.ok) {
      const tasks = await refundSurplus(ports, reservation, context.now)
      await tellOfRefundsByHand(ports, tasks, { reservation, context })
      const event = eventOfPayment(change)
      if (event) await notify(ports, { event, reservation, context, occurrence: attempt.merchantTransactionId })
      return 'paid'
    }
    if (kept.refusal.code !== 'plots-taken') mustBeSaved(kept)
  }
  await giveBack(ports, lapsed, { attempt, context, hasLostPlace: revived.ok && !isGivenBack })
  return 'to-be-refunded'
}

async function giveBack(
  ports: ReservationPorts,
  lapsed: CancelledReservation,
  {
    attempt,
    context,
    hasLostPlace,
  }: { readonly attempt: PaymentAttempt; readonly context: ReservationContext; readonly hasLostPlace: boolean },
): Promise<void> {
  const reservation = { ...lapsed, amountPaid: lapsed.amountPaid.plus(attempt.amount) }
  mustBeSaved(await ports.reservations.replace(reservation, null))
  const { id: cameBy, amount, merchantTransactionId: occurrence } = attempt
  const tasks = await orderRefund(ports, { reservation, amount, reason: 'payment-after-expiry', at: context.now, cameBy })
  for (const event of ['payment-after-expiry', 'late-payment'] as const)
    await notify(ports, { event, reservation, context, occurrence, refundAmount: amount, hasLostPlace })
  await tellOfRefundsByHand(ports, tasks, { reservation, context })
}
