import type { VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { MoneyMove, PaymentAttempt, Payments, RefundTask, RefundTaskReason } from './payments.ts'

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
  /** What a voucher paid goes back as money all the same. */
  readonly paysOutVouchers?: boolean | undefined
}

/**
 * One task per payment that the money came by, vouchers first, then the latest, never more than is left of
 * it. What neither covers was taken at the desk and goes back by staff. A cancellation gives back what no
 * earlier task has promised already. Answers the tasks.
 */
export async function orderRefund(
  { payments, randomness }: { readonly payments: Payments; readonly randomness: Randomness },
  { reservation, reason, at, cameBy, isByHand, paysOutVouchers, ...order }: RefundOrder,
): Promise<readonly RefundTask[]> {
  if (!order.amount.isPositive) return []
  const [attempts, earlier] = await Promise.all([payments.attemptsOf(reservation.id), payments.refundTasksOf(reservation.id)])
  const left = reservation.amountPaid.minus(promised(earlier, reservation.amountPaid))
  const amount = reason === 'cancellation' ? order.amount.atMost(left) : order.amount
  if (!amount.isPositive) return []
  const captured = attempts.filter(({ state }) => state === 'successful').toReversed()
  const byCard = captured.map((attempt) => ({ paymentAttemptId: attempt.id, amount: attempt.amount }))
  const byVoucher = paysOutVouchers ? [] : sharesOfVouchers(await payments.movesOf(reservation.id))
  const isAsked = ({ paymentAttemptId }: Share) => Number(paymentAttemptId === cameBy && cameBy !== undefined)
  const inTurn = [...byVoucher, ...byCard].toSorted((one, other) => isAsked(other) - isAsked(one))
  const shares = isByHand ? [{ paymentAttemptId: null, amount }] : shareOut(amount, inTurn, earlier)
  const { id: reservationId, organisationId } = reservation
  const tasks = shares.map(
    (share): RefundTask => ({
      ...share,
      id: randomness.uuid(),
      organisationId,
      reservationId,
      reason,
      state: share.paymentAttemptId || share.voucherId ? 'open' : 'manual',
      createdAt: at,
    }),
  )
  for (const task of tasks) await payments.addRefundTask(task)
  return tasks
}

type Share = Pick<RefundTask, 'paymentAttemptId' | 'voucherId' | 'amount'>

function shareOut(amount: Money, came: readonly Share[], earlier: readonly RefundTask[]): readonly Share[] {
  const shares: Share[] = []
  let open = amount
  for (const one of came) {
    const share = refundableOf(one, earlier).atMost(open)
    if (!share.isPositive) continue
    shares.push({ ...one, amount: share })
    open = open.minus(share)
  }
  return open.isPositive ? [...shares, { paymentAttemptId: null, amount: open }] : shares
}

function refundableOf(came: Share, earlier: readonly RefundTask[]): Money {
  const isOfIt = (task: RefundTask) => task.paymentAttemptId === came.paymentAttemptId && task.voucherId === came.voucherId
  const tasked = earlier.filter(isOfIt).map(({ amount }) => amount)
  return came.amount.minus(Money.sum(tasked, came.amount.currency))
}

/** What each voucher paid, without what was typed wrongly; the latest first. */
function sharesOfVouchers(moves: readonly MoneyMove[]): readonly Share[] {
  const isReversed = (id: string) => moves.some(({ reversedMoveId }) => reversedMoveId === id)
  const paid = new Map<VoucherId, Money>()
  for (const { id, kind, amount, offline } of moves.toReversed()) {
    if (kind !== 'capture' || !offline?.voucherId || isReversed(id)) continue
    paid.set(offline.voucherId, amount.plus(paid.get(offline.voucherId) ?? Money.zero(amount.currency)))
  }
  return [...paid].map(([voucherId, amount]) => ({ paymentAttemptId: null, voucherId, amount }))
}

/** Still counted as paid, although it is to go back. */
export async function refundsOnTheirWay(
  { payments }: { readonly payments: Pick<Payments, 'refundTasksOf'> },
  { id, amountPaid }: { readonly id: RefundTask['reservationId']; readonly amountPaid: Money },
): Promise<Money> {
  return promised(await payments.refundTasksOf(id), amountPaid)
}

export function promised(tasks: readonly RefundTask[], { currency }: Money): Money {
  return Money.sum(
    tasks.filter(({ state }) => state !== 'done').map(({ amount }) => amount),
    currency,
  )
}
