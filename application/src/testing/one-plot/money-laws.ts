import { bookingFee, bookingFeeCredit } from '@camp/domain/billing/booking-fee.ts'
import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import { isCancelledByExpiry } from '@camp/domain/reservations/conflict.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { RefundTask } from '../../payments/payments.ts'
import type { Marketplace } from '../given-marketplace.ts'
import { insist } from './insist.ts'

/** What must be true of the money of one reservation, whatever happened to it. */
export async function proveMoneyLaws(marketplace: Marketplace, reservation: Reservation): Promise<void> {
  if (reservation.status === 'temporaryHold') return
  await attemptsAreWritten(marketplace, reservation)
  await refundsAreWithinPayments(marketplace, reservation)
  await refundsHaveAReason(marketplace, reservation)
  await nothingStaysOfWhatEnded(marketplace, reservation)
}

const centsOf = (amounts: readonly { readonly amount: Money }[]) => Money.sum(amounts.map(({ amount }) => amount)).cents

/**
 * A payment counts as made exactly when it stands in the books, and as taken back exactly while its dispute
 * is not won.
 */
async function attemptsAreWritten({ payments }: Marketplace, { id }: Reservation): Promise<void> {
  const disputes = await payments.disputesOf(id)
  for (const { id: attemptId, state, gatewayPaymentId } of await payments.attemptsOf(id)) {
    const isCaptured = gatewayPaymentId !== null && payments.moved.has(gatewayPaymentId)
    const isDisputed = disputes.some((each) => each.paymentAttemptId === attemptId && each.state !== 'won')
    insist(isCaptured === (state === 'successful' || isDisputed), `${attemptId} is ${state}, captured: ${isCaptured}`)
    insist(isDisputed === (state === 'charged-back' && isCaptured), `${attemptId} is ${state}, disputed: ${isDisputed}`)
  }
}

/** Of no payment is more promised or sent back than came in by it, and nothing of one that the bank took. */
async function refundsAreWithinPayments({ payments, gateway }: Marketplace, { id }: Reservation): Promise<void> {
  const tasks = await payments.refundTasksOf(id)
  const attempts = await payments.attemptsOf(id)
  let sent = 0
  for (const { id: attemptId, amount, state, checkoutId } of attempts) {
    const own = tasks.filter((task) => task.paymentAttemptId === attemptId)
    const open = own.filter((task) => task.state !== 'done')
    insist(centsOf(own) <= amount.cents, `${centsOf(own)} cents go back of ${attemptId}, which brought ${amount.cents}`)
    insist(open.length === 0 || state === 'successful', `${attemptId} is ${state}, and ${open.length} refunds of it wait`)
    sent += checkoutId ? gateway.refundedOf(checkoutId).cents : 0
  }
  const moves = await payments.movesOf(id)
  const refunds = moves.filter(({ kind }) => kind === 'refund')
  const returned = centsOf(moves.filter(({ kind }) => kind === 'refund-returned'))
  const byHand = centsOf(refunds.filter(({ offline }) => offline !== null))
  const captured = centsOf(moves.filter(({ kind }) => kind === 'capture'))
  insist(centsOf(refunds) - returned - byHand <= sent, `${id} has refunds written that the gateway never made`)
  insist(sent + byHand <= captured, `${sent + byHand} cents went back to the guest of ${id}, who paid ${captured}`)
}

const isWaiting = ({ state }: RefundTask) => state !== 'done'

/**
 * A booking that stands, or was slept, gives back what was paid too much and nothing else. What is in the
 * hands of the gateway cannot be stopped any more.
 */
async function refundsHaveAReason({ payments }: Marketplace, { id, status, amountPaid, amountDue }: Reservation): Promise<void> {
  if (status === 'cancelled') return
  const waiting = (await payments.refundTasksOf(id)).filter(isWaiting)
  const other = waiting.filter(({ reason }) => reason !== 'overpayment')
  insist(other.length === 0, `${id} is ${status} and gives money back for ${other.map(({ reason }) => reason)}`)
  const over = Math.max(0, amountPaid.cents - amountDue.cents)
  const isPlanned = waiting.some(({ state, paymentAttemptId }) => state === 'open' || paymentAttemptId === null)
  insist(!isPlanned || centsOf(waiting) <= over, `${id} gives ${centsOf(waiting)} cents back where ${over} are paid too much`)
}

/**
 * Of a cancelled booking stays what its policy leaves to the campsite and no more; of one that nobody
 * confirmed nothing.
 */
async function nothingStaysOfWhatEnded({ payments }: Marketplace, reservation: Reservation): Promise<void> {
  if (reservation.status !== 'cancelled') return
  const { id, amountPaid, amountDue, cancellation } = reservation
  const waiting = (await payments.refundTasksOf(id)).filter(isWaiting)
  const kept = amountPaid.cents - centsOf(waiting)
  const most = isCancelledByExpiry(reservation) ? 0 : amountDue.minus(cancellation.refundAmount).cents
  insist(kept <= most, `${id} is cancelled and ${kept} cents stay where ${most} may`)
}

const fee = { type: 'percentage', percentage: 10, amount: Money.zero() } as const

/**
 * What the organisation is billed for is what the books say, and a booking that stands costs its whole fee.
 */
export async function proveBilling({ reservations, payments, campsites }: Marketplace): Promise<void> {
  const [campsite] = campsites
  if (!campsite) return
  const listed = await reservations.list({ organisationId: campsite.organisation.id, limit: 100_000 })
  const lines = (await Promise.all(listed.map(({ id }) => billedOf({ reservations, payments }, id)))).flat()
  for (const line of lines) {
    const reservation = await reservations.find(line.id)
    if (!reservation) throw new Error(`${line.id} is billed and does not exist`)
    const net = line.paid.minus(line.refunded)
    insist(
      net.equals(reservation.amountPaid),
      `${line.id} is billed with ${net.cents} paid, it has ${reservation.amountPaid.cents}`,
    )
    const whole = bookingFee(line, fee)
    const credit = bookingFeeCredit(whole, line)
    insist(credit.cents >= 0 && !credit.isMoreThan(whole), `${line.id} is credited ${credit.cents} of ${whole.cents}`)
    const isWhole = reservation.status !== 'cancelled' && net.isAtLeast(reservation.amountDue)
    insist(!isWhole || credit.isZero, `${line.id} is paid in full and credited ${credit.cents} of its fee`)
  }
}

/** What came in and went back of a reservation that once counted. */
async function billedOf({ reservations, payments }: Pick<Marketplace, 'reservations' | 'payments'>, id: Reservation['id']) {
  const reservation = await reservations.find(id)
  const counted = (await reservations.history(id)).some(({ to }) => to === 'partiallyPaid' || to === 'confirmed')
  if (!reservation || !counted) return []
  const moves = await payments.movesOf(id)
  const sum = (kind: MoneyMoveKind) =>
    Money.sum(
      moves.filter((move) => move.kind === kind).map(({ amount }) => amount),
      reservation.amountDue.currency,
    )
  const paid = sum('capture')
    .plus(sum('chargeback-correction'))
    .plus(sum('chargeback-reversal'))
    .minus(sum('chargeback'))
    .minus(sum('reversal'))
  const isOffline = submittedFacts(reservation)?.offline !== undefined
  return [{ id, total: reservation.amountDue, isOffline, paid, refunded: sum('refund').minus(sum('refund-returned')) }]
}
