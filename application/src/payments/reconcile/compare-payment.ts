import { isDisputeWon, paymentStateAfter } from '@camp/domain/payments/payment-state.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { PaymentStatus } from '../payment-gateway.ts'
import type { BookedAttempt } from './payment-books.ts'

export type DifferenceCode =
  /** The gateway has taken money that our books do not have. */
  | 'payment-not-recorded'
  /** Our books have money that the gateway has not taken. */
  | 'payment-not-at-gateway'
  /** The gateway knows an attempt of the reservation that our books have lost. */
  | 'attempt-not-recorded'
  | 'amount-differs'
  | 'currency-differs'
  | 'payment-id-differs'
  | 'name-differs'
  /** The gateway has said more than our attempt has heard. */
  | 'state-behind'
  | 'refunded-above-payment'
  /** Staff have to look whether the gateway has paid this refund. */
  | 'refund-unclear'

/** What our books and the gateway say differently of one attempt; none when they agree. */
export function comparePayment(booked: BookedAttempt, status: PaymentStatus | 'unknown'): readonly DifferenceCode[] {
  return [...paymentDifferences(booked, status), ...refundDifferences(booked)]
}

/** Whether the usual way of settling an attempt can put it right. */
export function canBeSettled(code: DifferenceCode): boolean {
  return code === 'payment-not-recorded' || code === 'state-behind'
}

function paymentDifferences(booked: BookedAttempt, status: PaymentStatus | 'unknown'): readonly DifferenceCode[] {
  const isCaptured = booked.captures.length > 0
  if (status === 'unknown') return isCaptured ? ['payment-not-at-gateway'] : []
  const outcome = paymentOutcome(status.resultCode)
  if (isDisputeWon(booked.attempt, outcome, status.at)) return ['state-behind']
  if (movesMoney(outcome)) return capturedDifferences(booked, status)
  if (isCaptured && outcome !== 'chargeback') return ['payment-not-at-gateway']
  return isBehind(booked, status) ? ['state-behind'] : []
}

function capturedDifferences({ attempt, captures }: BookedAttempt, status: PaymentStatus): readonly DifferenceCode[] {
  if (status.merchantTransactionId !== attempt.merchantTransactionId) return ['name-differs']
  if (status.amount?.currency !== attempt.amount.currency) return ['currency-differs']
  if (!status.amount.equals(attempt.amount)) return ['amount-differs']
  const [capture, ...others] = captures
  if (!capture) return ['payment-not-recorded']
  if (!capture.amount.equals(attempt.amount)) return ['amount-differs']
  return capture.gatewayPaymentId !== status.paymentId || others.length > 0 ? ['payment-id-differs'] : []
}

function isBehind({ attempt }: BookedAttempt, { resultCode, paymentId }: PaymentStatus): boolean {
  const outcome = paymentOutcome(resultCode)
  const isUnused = outcome === 'pending' && paymentId === null
  return !isUnused && paymentStateAfter(attempt.state, outcome) !== attempt.state
}

function refundDifferences({ attempt, captures, refunded, refundsByHand }: BookedAttempt): readonly DifferenceCode[] {
  const { currency } = attempt.amount
  const captured = Money.sum(
    captures.map(({ amount }) => amount),
    currency,
  )
  const isTooMuch = refunded.isMoreThan(captured)
  return [
    ...(isTooMuch ? (['refunded-above-payment'] as const) : []),
    ...(refundsByHand.length > 0 ? (['refund-unclear'] as const) : []),
  ]
}
