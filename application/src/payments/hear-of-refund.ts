import { afterRefundWord } from '@camp/domain/payments/refund-word.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { recordRefund, recordReturnedRefund } from '@camp/domain/reservations/record-refund.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { type BookRefundPorts, bookGatewayRefund } from './book-refund.ts'
import { takenAllTheSame } from './charge-back.ts'
import { paidReservation } from './paid-reservation.ts'
import type { PaymentDispute } from './payment-disputes.ts'
import type { PaymentNotification } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

/**
 * The gateway says how a refund ended that it had taken on. Refused: its money is here and owed, and staff
 * give it back, for it is never sent twice. Where the guest's bank took the payment meanwhile it is part of
 * the dispute. One whose first answer was lost is known by its payment and its amount when it went out;
 * `unheard`: it may be another one whose first answer is not written down yet.
 */
export async function hearOfRefund(ports: BookRefundPorts, said: PaymentNotification): Promise<'noted' | 'unheard'> {
  const { payments, transaction } = ports
  return transaction.run(async () => {
    const refund = said.paymentId ? await payments.findGatewayRefundForChange(said.paymentId) : undefined
    if (!refund) return (await bookUnanswered(ports, said)) || !(await isBeingSent(ports, said)) ? 'noted' : 'unheard'
    const { task, ...heard } = refund
    const follows = afterRefundWord({ ...heard, state: task.state }, { outcome: paymentOutcome(said.resultCode), at: said.at })
    if (follows === 'nothing') return 'noted'
    await payments.noteRefundHeard(task, said.at)
    if (follows === 'went-out') await closeAfterAll(ports, task)
    if (follows === 'returned') await giveBack(ports, task)
    return 'noted'
  })
}

/** It went out, and staff need not give it back any more. Answers whether its task was found. */
async function bookUnanswered(ports: BookRefundPorts, said: PaymentNotification): Promise<boolean> {
  const { payments } = ports
  const task = movesMoney(paymentOutcome(said.resultCode)) ? await onlyTaskOf(ports, said) : undefined
  if (!said.paymentId || !task) return false
  await paidReservation(ports, task.reservationId, `refund ${task.id}`) // from here on nobody else closes it
  if ((await payments.findRefundTaskForChange(task.id))?.state !== 'manual') return false
  await bookGatewayRefund(ports, task, said.paymentId)
  await payments.noteRefundHeard(task, said.at)
  return true
}

/** The one task of staff that is of the refunded payment and of this amount. */
async function onlyTaskOf({ payments }: ReservationPorts, said: PaymentNotification): Promise<RefundTask | undefined> {
  const { merchantTransactionId, refundOfPaymentId, amount: refunded } = said
  const attempt = await payments.findByMerchantTransaction(merchantTransactionId)
  if (!attempt || refundOfPaymentId === null || attempt.gatewayPaymentId !== refundOfPaymentId) return undefined
  const tasks = (await payments.refundTasksOf(attempt.reservationId)).filter(
    ({ paymentAttemptId, state, isReturned, amount }) =>
      paymentAttemptId === attempt.id && state === 'manual' && !isReturned && refunded?.equals(amount),
  )
  return tasks.length === 1 ? tasks[0] : undefined
}

async function giveBack(ports: ReservationPorts, task: RefundTask): Promise<void> {
  const dispute = await disputeForChange(ports, task)
  await (dispute ? takenAllTheSame(ports, task, dispute) : giveToStaff(ports, task))
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

/** The bank has the payment; a dispute that is won meanwhile is none. */
async function disputeForChange({ payments }: ReservationPorts, task: RefundTask): Promise<PaymentDispute | undefined> {
  const disputes = await payments.disputesOf(task.reservationId)
  const known = disputes.findLast(({ paymentAttemptId, state }) => paymentAttemptId === task.paymentAttemptId && state !== 'won')
  const dispute = known && (await payments.findDisputeForChange(known.id))
  return dispute?.state === 'won' ? undefined : dispute
}

async function isBeingSent({ payments }: ReservationPorts, { merchantTransactionId }: PaymentNotification): Promise<boolean> {
  const attempt = await payments.findByMerchantTransaction(merchantTransactionId)
  const tasks = attempt ? await payments.refundTasksOf(attempt.reservationId) : []
  return tasks.some(({ paymentAttemptId, state }) => paymentAttemptId === attempt?.id && state === 'manual')
}
