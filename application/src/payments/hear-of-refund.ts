import { afterRefundWord } from '@camp/domain/payments/refund-word.ts'
import { paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { recordRefund, recordReturnedRefund } from '@camp/domain/reservations/record-refund.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { paidReservation } from './paid-reservation.ts'
import type { PaymentNotification } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

/**
 * The gateway says how a refund ended that it had taken on. Refused: its money is here and owed, and staff
 * give it back, for it is never sent twice. Where the guest's bank took the payment meanwhile they have its
 * dispute instead. `unheard`: the refund may be one whose first answer is not written down yet.
 */
export async function hearOfRefund(ports: ReservationPorts, said: PaymentNotification): Promise<'noted' | 'unheard'> {
  const { payments, transaction } = ports
  return transaction.run(async () => {
    const refund = said.paymentId ? await payments.findGatewayRefundForChange(said.paymentId) : undefined
    if (!refund) return (await isBeingSent(ports, said)) ? 'unheard' : 'noted'
    const { task, ...heard } = refund
    const follows = afterRefundWord({ ...heard, state: task.state }, { outcome: paymentOutcome(said.resultCode), at: said.at })
    if (follows === 'nothing') return 'noted'
    await payments.noteRefundHeard(task, said.at)
    if (follows === 'went-out') await closeAfterAll(ports, task)
    if (follows === 'returned' && !(await isTakenByBank(ports, task))) await giveToStaff(ports, task)
    return 'noted'
  })
}

async function giveToStaff(ports: ReservationPorts, task: RefundTask): Promise<void> {
  const { payments, reservations, clock } = ports
  const reservation = recordReturnedRefund(await paidReservation(ports, task.reservationId, `refund ${task.id}`), task.amount)
  await payments.returnGatewayRefund(task, clock.now())
  mustBeSaved(await reservations.replace(reservation, null))
  const context = await contextOf(reservation, ports)
  await tellOfRefundsByHand(ports, [{ ...task, state: 'manual' }], { reservation, context })
}

async function closeAfterAll(ports: ReservationPorts, task: RefundTask): Promise<void> {
  const { payments, reservations, clock } = ports
  const reservation = recordRefund(await paidReservation(ports, task.reservationId, `refund ${task.id}`), task.amount)
  await payments.closeReturnedRefund(task, clock.now())
  mustBeSaved(await reservations.replace(reservation, null))
}

async function isTakenByBank({ payments }: ReservationPorts, task: RefundTask): Promise<boolean> {
  const disputes = await payments.disputesOf(task.reservationId)
  return disputes.some(({ paymentAttemptId, state }) => paymentAttemptId === task.paymentAttemptId && state !== 'won')
}

async function isBeingSent({ payments }: ReservationPorts, { merchantTransactionId }: PaymentNotification): Promise<boolean> {
  const attempt = await payments.findByMerchantTransaction(merchantTransactionId)
  const tasks = attempt ? await payments.refundTasksOf(attempt.reservationId) : []
  return tasks.some(({ paymentAttemptId, state }) => paymentAttemptId === attempt?.id && state === 'manual')
}
