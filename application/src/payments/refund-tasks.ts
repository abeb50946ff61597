import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { PaymentAttempt, Payments, RefundTask, RefundTaskReason } from './payments.ts'

export interface RefundOrder {
  readonly reservation: Pick<RefundTask, 'organisationId'> & {
    readonly id: RefundTask['reservationId']
    readonly amountPaid: Money
  }
  readonly amount: Money
  readonly reason: RefundTaskReason
  readonly at: Temporal.Instant
  /** The payment that is given back as a whole; its money goes the way it came. */
  readonly cameBy?: PaymentAttempt['id']
  /** The money was taken at the desk, so the desk gives it back. */
  readonly isByHand?: boolean
}

/**
 * One task per payment that the money came by, the latest first, never more than is left of it. What no
 * online payment covers was taken offline and goes back by staff. A cancellation gives back what no earlier
 * task has promised already. Answers the tasks.
 */
export async function orderRefund(
  { payments, randomness }: { readonly payments: Payments; readonly randomness: Randomness },
  { reservation, reason, at, cameBy, isByHand, ...order }: RefundOrder,
): Promise<readonly RefundTask[]> {
  if (!order.amount.isPositive) return []
  const [attempts, earlier] = await Promise.all([payments.attemptsOf(reservation.id), payments.refundTasksOf(reservation.id)])
  const left = reservation.amountPaid.minus(promised(earlier, reservation.amountPaid))
  const amount = reason === 'cancellation' ? order.amount.atMost(left) : order.amount
  if (!amount.isPositive) return []
  const captured = attempts.filter(({ state }) => state === 'successful').toReversed()
  const inTurn = captured.toSorted((one, other) => Number(other.id === cameBy) - Number(one.id === cameBy))
  const shares = isByHand ? [{ paymentAttemptId: null, amount }] : shareOut(amount, inTurn, earlier)
  const { id: reservationId, organisationId } = reservation
  const tasks = shares.map(
    ({ paymentAttemptId, amount: share }): RefundTask => ({
      id: randomness.uuid(),
      organisationId,
      reservationId,
      paymentAttemptId,
      amount: share,
      reason,
      state: paymentAttemptId ? 'open' : 'manual',
      createdAt: at,
    }),
  )
  for (const task of tasks) await payments.addRefundTask(task)
  return tasks
}

type Share = Pick<RefundTask, 'paymentAttemptId' | 'amount'>

function shareOut(amount: Money, captured: readonly PaymentAttempt[], earlier: readonly RefundTask[]): readonly Share[] {
  const shares: Share[] = []
  let open = amount
  for (const attempt of captured) {
    const share = refundableOf(attempt, earlier).atMost(open)
    if (!share.isPositive) continue
    shares.push({ paymentAttemptId: attempt.id, amount: share })
    open = open.minus(share)
  }
  return open.isPositive ? [...shares, { paymentAttemptId: null, amount: open }] : shares
}

function refundableOf(attempt: PaymentAttempt, earlier: readonly RefundTask[]): Money {
  const tasked = earlier.filter(({ paymentAttemptId }) => paymentAttemptId === attempt.id).map(({ amount }) => amount)
  return attempt.amount.minus(Money.sum(tasked, attempt.amount.currency))
}

/** Still counted as paid, although it is to go back. */
export async function refundsOnTheirWay(
  { payments }: { readonly payments: Payments },
  { id, amountPaid }: { readonly id: RefundTask['reservationId']; readonly amountPaid: Money },
): Promise<Money> {
  return promised(await payments.refundTasksOf(id), amountPaid)
}

function promised(tasks: readonly RefundTask[], { currency }: Money): Money {
  return Money.sum(
    tasks.filter(({ state }) => state !== 'done').map(({ amount }) => amount),
    currency,
  )
}
