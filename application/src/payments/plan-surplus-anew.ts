import { overpaidBy } from '@camp/domain/reservations/overpaid-by.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Payments, RefundTask } from './payments.ts'
import { refundSurplus } from './refund-surplus.ts'
import { orderRefund, refundsOnTheirWay } from './refund-tasks.ts'

interface Ports {
  readonly payments: Payments
  readonly randomness: Randomness
}

/** Nobody has begun with it. */
export function isPlanned({ state, reason }: RefundTask): boolean {
  return state === 'open' && reason === 'overpayment'
}

/** The desk is to give it back. Tasks that failed at the gateway are left to staff too, but may have paid. */
function isByHand({ state, reason, paymentAttemptId }: RefundTask): boolean {
  return state === 'manual' && reason === 'overpayment' && !paymentAttemptId
}

/**
 * The price or what counts as paid has changed: what was to go back is planned anew, never more than is paid
 * too much now (rule D20). What the desk was to give stays the desk's, less what it never took. Answers the
 * tasks beyond that. `after` is the reservation as it is kept now; in the caller's transaction.
 */
export async function planSurplusAnew(
  ports: Ports,
  after: SubmittedReservation,
  { at, neverTaken }: { readonly at: Temporal.Instant; readonly neverTaken?: Money | undefined },
): Promise<readonly RefundTask[]> {
  const { payments } = ports
  const tasks = await payments.refundTasksOf(after.id)
  for (const task of tasks.filter(isPlanned)) await payments.withdrawRefundTask(task)
  const none = Money.zero(after.amountDue.currency)
  const byHand = tasks.filter(isByHand)
  const promised = byHand.reduce((sum, { amount }) => sum.plus(amount), none)
  const most = overpaidBy(after, (await refundsOnTheirWay(ports, after)).minus(promised))
  const kept = promised.minus(neverTaken ?? none).atMost(most)
  if (!kept.equals(promised)) {
    for (const task of byHand) await payments.settleRefundTask(task)
    await orderRefund(ports, { reservation: after, amount: kept, reason: 'overpayment', at, isByHand: true })
  }
  return refundSurplus(ports, after, at)
}
