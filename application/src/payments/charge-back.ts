import type { Initiator } from '@camp/domain/reservations/change.ts'
import { recordPayment } from '@camp/domain/reservations/record-payment.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import type { StatusChange } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { eventOfPayment } from './event-of-payment.ts'
import { type PaidReservation, paidReservation } from './paid-reservation.ts'
import type { PaymentDispute } from './payment-disputes.ts'
import type { MoneyMove, PaymentAttempt, RefundTask } from './payments.ts'
import { planSurplusAnew } from './plan-surplus-anew.ts'
import { refundReturned } from './refund-returned.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

const gateway = 'payment-gateway'

/**
 * The guest's bank took a captured payment back: a dispute for staff, and the money no longer counts as paid.
 * The status of the reservation stays: whether somebody sleeps there is for people to decide. Runs in the
 * caller's transaction, which holds the attempt.
 */
export async function chargeBack(ports: ReservationPorts, attempt: PaymentAttempt): Promise<void> {
  const { payments, reservations, randomness } = ports
  const reservation = await paidReservation(ports, attempt.reservationId, `payment ${attempt.id}`)
  const now = attempt.settledAt ?? ports.clock.now() // by the gateway's clock, as the capture is
  const tasks = (await payments.refundTasksOf(reservation.id)).filter((task) => task.paymentAttemptId === attempt.id)
  const givenBack = tasks.filter(({ state }) => state === 'done').map(({ amount }) => amount)
  const kept = attempt.amount.minus(Money.sum(givenBack, attempt.amount.currency))
  const stopped = tasks.filter(({ state }) => state !== 'done')
  for (const task of stopped) await payments.settleRefundTask(task)
  const { id: paymentAttemptId, organisationId, reservationId, resultCode } = attempt
  const taken = kept.atMost(reservation.amountPaid)
  const goingBack = Money.sum(
    stopped.map(({ amount }) => amount),
    attempt.amount.currency,
  )
  await payments.openDispute({
    id: randomness.uuid(),
    organisationId,
    reservationId,
    paymentAttemptId,
    taken,
    owedBack: reservation.status === 'cancelled' ? goingBack : null,
    goingBack,
    resultCode: resultCode ?? '',
    openedAt: now,
    state: 'open',
    closedAt: null,
    closedBy: null,
    note: null,
  })
  if (!taken.isPositive) return
  const left = recordRefund(reservation, taken)
  mustBeSaved(await reservations.replace(left, null))
  if (left.status !== 'cancelled') await planSurplusAnew(ports, left, { at: now })
}

/**
 * A refund that was with the gateway when the bank took its payment went out after all: that much was not
 * here any more, so the dispute is about the rest, as if the refund had been heard of first. Answers the
 * reservation from which the refund is to be taken; the caller's transaction holds it.
 */
export async function refundedAllTheSame(
  ports: ReservationPorts,
  task: RefundTask,
  reservation: PaidReservation,
): Promise<PaidReservation> {
  const { payments, clock } = ports
  if (await payments.findRefundTaskForChange(task.id)) return reservation
  const disputes = await payments.disputesOf(reservation.id)
  const dispute = disputes.findLast(
    ({ paymentAttemptId, state }) => paymentAttemptId === task.paymentAttemptId && state !== 'won',
  )
  const amount = task.amount.atMost(dispute?.taken ?? Money.zero(task.amount.currency))
  if (dispute) await lessenByRefund(ports, dispute, { amount, at: clock.now() })
  await payments.addRefundTask({ ...task, state: 'manual' })
  return { ...reservation, amountPaid: reservation.amountPaid.plus(amount) }
}

/**
 * A refund that counted as paid back never went out: its money was here when the bank took the payment, so
 * the dispute is about it too, and whoever was owed it is owed it again when the dispute is won. What counts
 * as paid stays.
 */
export async function takenAllTheSame(
  { payments, clock }: Pick<ReservationPorts, 'payments' | 'clock'>,
  task: RefundTask,
  dispute: PaymentDispute,
): Promise<void> {
  const { amount } = task
  const at = clock.now()
  await payments.returnGatewayRefund(task, at)
  const owedBack = dispute.owedBack?.plus(amount) ?? null
  await payments.widenDispute({ ...dispute, taken: dispute.taken.plus(amount), owedBack }, { amount, at })
  await payments.settleRefundTask({ ...task, state: 'manual' })
}

/** That much had gone back to the guest before the bank could take it. */
export function lessenByRefund(
  { payments }: Pick<ReservationPorts, 'payments'>,
  dispute: PaymentDispute,
  refund: Pick<MoneyMove, 'amount' | 'at'>,
): Promise<void> {
  const less = (owed: Money) => owed.minus(refund.amount.atMost(owed))
  const owedBack = dispute.owedBack && less(dispute.owedBack)
  const rest = { taken: dispute.taken.minus(refund.amount), owedBack, goingBack: less(dispute.goingBack) }
  return payments.lessenDispute({ ...dispute, ...rest }, refund)
}

/** The gateway says that what was taken is here again; the caller's transaction holds the attempt. */
export async function returnDisputed(
  ports: ReservationPorts,
  { dispute, attempt }: { readonly dispute: PaymentDispute; readonly attempt: PaymentAttempt },
): Promise<void> {
  const { payments, reservations, clock } = ports
  const reservation = await paidReservation(ports, attempt.reservationId, `payment ${attempt.id}`)
  const context = await contextOf(reservation, ports)
  const moment = momentOf(context)
  const won = disputeWon(reservation, { taken: dispute.taken, by: gateway, moment })
  await payments.closeDispute(dispute, { state: 'won', closedAt: clock.now(), closedBy: gateway, note: null })
  await payments.saveAttempt({ ...attempt, state: 'successful' })
  if (won.reservation !== reservation) mustBeSaved(await reservations.replace(won.reservation, won.change))
  const event = eventOfPayment(won.change)
  if (event) await notify(ports, { event, reservation: won.reservation, context, occurrence: dispute.id })
  const tasks = await refundReturned(ports, dispute, { reservation: won.reservation, moment })
  await tellOfRefundsByHand(ports, tasks, { reservation: won.reservation, context })
}

interface WonDispute {
  readonly reservation: PaidReservation
  readonly change: StatusChange | null
}

/** What was taken counts as paid again. */
export function disputeWon(reservation: PaidReservation, { taken, ...doing }: Initiator & { readonly taken: Money }): WonDispute {
  if (!taken.isPositive) return { reservation, change: null }
  if (reservation.status === 'cancelled') {
    return { reservation: { ...reservation, amountPaid: reservation.amountPaid.plus(taken) }, change: null }
  }
  return recordPayment(reservation, { amount: taken, ...doing })
}
