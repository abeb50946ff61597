import type { Temporal } from '../shared/temporal.ts'
import { movesMoney, type PaymentOutcome, paymentOutcome } from './result-code.ts'

export type PaymentState = 'created' | 'pending' | 'uncertain' | 'cancelled' | 'declined' | 'successful' | 'charged-back'

/**
 * Where one attempt to pay may go from where it is. Reports of the gateway come late, twice and in any order,
 * so every move goes towards more certainty and none goes back: whatever the order, the same reports end in
 * the same state. Money may arrive after a cancellation, a time-out, or a decline that the guest followed
 * with another card on the same page.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'uncertain', 'cancelled', 'declined', 'successful', 'charged-back'],
  pending: ['uncertain', 'cancelled', 'declined', 'successful', 'charged-back'],
  uncertain: ['cancelled', 'declined', 'successful', 'charged-back'],
  cancelled: ['declined', 'successful', 'charged-back'],
  declined: ['successful', 'charged-back'],
  successful: ['charged-back'],
  'charged-back': [],
}

/**
 * A technical failure says nothing about the money, so the attempt is uncertain and worth asking about again.
 */
const reportedState: Readonly<Record<PaymentOutcome, PaymentState>> = {
  successful: 'successful',
  'successful-review': 'successful',
  pending: 'pending',
  cancelled: 'cancelled',
  uncertain: 'uncertain',
  declined: 'declined',
  'technical-failure': 'uncertain',
  chargeback: 'charged-back',
}

export function mayMove(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to)
}

/** The state after a report; the same state when the report is old news. */
export function paymentStateAfter(state: PaymentState, outcome: PaymentOutcome): PaymentState {
  const reported = reportedState[outcome]
  return mayMove(state, reported) ? reported : state
}

/** Money moved that is not what was asked: it counts as not paid, and somebody has to look at it. */
export function isDiffering({
  state,
  resultCode,
}: {
  readonly state: PaymentState
  readonly resultCode: string | null
}): boolean {
  return state === 'uncertain' && movesMoney(paymentOutcome(resultCode ?? ''))
}

/**
 * The state after a report. Money that moved and differs from what was asked is never lost sight of: whatever
 * was said before, the attempt becomes uncertain, and stays so until exactly what was asked is here or a bank
 * takes it back. What was paid stays paid.
 */
export function stateAfterReport(
  attempt: { readonly state: PaymentState; readonly resultCode: string | null },
  { outcome, differs }: { readonly outcome: PaymentOutcome; readonly differs: boolean },
): PaymentState {
  const { state } = attempt
  if (differs) return isMoneyMoved(state) ? state : 'uncertain'
  const next = paymentStateAfter(state, outcome)
  return isDiffering(attempt) && !isMoneyMoved(next) ? state : next
}

function isMoneyMoved(state: PaymentState): boolean {
  return state === 'successful' || state === 'charged-back'
}

/**
 * The dispute about a payment ended in our favour: the gateway says that the money is here, later than it
 * said that it was taken back. No move of `paymentTransitions`, since only the time of the word tells it from
 * old news.
 */
export function isDisputeWon(
  { state, settledAt }: { readonly state: PaymentState; readonly settledAt: Temporal.Instant | null },
  outcome: PaymentOutcome,
  at: Temporal.Instant | null,
): boolean {
  if (state !== 'charged-back' || reportedState[outcome] !== 'successful' || !settledAt || !at) return false
  return at.epochNanoseconds > settledAt.epochNanoseconds
}

/**
 * The gateway repeats a dispute that staff have closed as won since: the same word of the same moment, or one
 * without a moment. What staff wrote stands.
 */
export function isDisputeOver(
  attempt: { readonly state: PaymentState; readonly resultCode: string | null; readonly settledAt: Temporal.Instant | null },
  { resultCode, at }: { readonly resultCode: string; readonly at: Temporal.Instant | null },
): boolean {
  const { state, settledAt } = attempt
  if (state !== 'successful' || paymentOutcome(resultCode) !== 'chargeback' || attempt.resultCode !== resultCode) return false
  return at === null || (settledAt !== null && at.epochNanoseconds <= settledAt.epochNanoseconds)
}

/** Nothing more is expected by itself; a late success may still arrive and is never refused. */
export function isPaymentSettled(state: PaymentState): boolean {
  return state === 'successful' || state === 'declined' || state === 'charged-back'
}
