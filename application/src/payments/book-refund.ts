import { isToldByCancellation } from '@camp/domain/messaging/told-by-cancellation.ts'
import { isToldByLatePayment } from '@camp/domain/messaging/told-by-late-payment.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Outbox } from '../messaging/outbox.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify, type ReservationNotice } from '../reservations/notify.ts'
import { contextOf, type ReservationContext } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { refundedAllTheSame } from './charge-back.ts'
import { paidReservation } from './paid-reservation.ts'
import type { RefundTask } from './payments.ts'

export interface BookRefundPorts extends ReservationPorts {
  readonly outbox: Pick<Outbox, 'list'>
}

/** Money went back: its task is done, it counts as paid no more, and the guest hears of it. */
export async function bookRefund(
  ports: BookRefundPorts,
  task: RefundTask,
  { close, ...told }: Pick<ReservationNotice, 'voucher'> & { readonly close: (context: ReservationContext) => Promise<void> },
): Promise<void> {
  const reservation = await paidReservation(ports, task.reservationId, `refund ${task.id}`)
  const refunded = recordRefund(await refundedAllTheSame(ports, task, reservation), task.amount)
  const context = await contextOf(refunded, ports)
  await close(context)
  mustBeSaved(await ports.reservations.replace(refunded, null))
  const { id: occurrence, amount: refundAmount } = task
  if (!told.voucher && (await isToldAlready(ports, refunded, task))) return
  await notify(ports, { ...told, event: 'refunded', reservation: refunded, context, occurrence, refundAmount })
}

/** Once, whichever comes first: the gateway's answer or its notification. */
export async function bookGatewayRefund(ports: BookRefundPorts, task: RefundTask, gatewayRefundId: string): Promise<void> {
  const { payments, clock } = ports
  await paidReservation(ports, task.reservationId, `refund ${task.id}`) // whoever else books it waits
  if (await payments.isGatewayMoveRecorded(gatewayRefundId)) return
  await bookRefund(ports, task, { close: () => payments.closeRefundTask(task, { gatewayRefundId, at: clock.now() }) })
}

/** The desk may have cancelled without a word to the guest, who hears of the money then. */
async function isToldAlready({ outbox, clock }: BookRefundPorts, refunded: Reservation, task: RefundTask): Promise<boolean> {
  const told = toldBy(refunded, task, clock.now())
  if (!told) return false
  const messages = await outbox.list({ reservationId: refunded.id, event: told.event, limit: null })
  const isSince = (at: Temporal.Instant) => Temporal.Instant.compare(at, told.since) >= 0
  return messages.some(({ state, createdAt }) => state !== 'skipped' && isSince(createdAt))
}

/** The message that says it, and since when it may stand. */
function toldBy(refunded: Reservation, task: RefundTask, now: Temporal.Instant) {
  if (isToldByLatePayment(task, now)) return { event: 'payment-after-expiry', since: task.createdAt } as const
  return isToldByCancellation(refunded, task.amount, now) ? ({ event: 'cancelled', since: refunded.statusDate } as const) : null
}
