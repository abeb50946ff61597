import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { PaymentStatus } from '../payment-gateway.ts'
import type { DifferenceCode } from './compare-payment.ts'
import type { BookedAttempt } from './payment-books.ts'
import type { CapturedTotals, PaymentDifference, Reconciliation } from './reconciliation.ts'

interface Judged {
  readonly booked: BookedAttempt
  readonly asked: { readonly status: PaymentStatus | 'unknown' }
  readonly differences: readonly DifferenceCode[]
  readonly fixed: readonly DifferenceCode[]
}

/** Counts what was compared and adds up both sides. */
export class ReconciliationTally {
  #attempts = 0
  readonly #totals = new Map<string, CapturedTotals>()
  readonly #differences: PaymentDifference[] = []

  get attempts(): number {
    return this.#attempts
  }

  add({ booked, asked, differences, fixed }: Judged): void {
    this.#attempts += 1
    for (const { amount } of booked.captures) this.#count('ours', amount)
    const theirs = stateAtGateway(asked.status)
    if (theirs?.isCaptured && theirs.amount) this.#count('theirs', theirs.amount)
    const difference = (code: DifferenceCode, isFixed: boolean) => ({ ...facts(booked), theirs, code, isFixed })
    this.#differences.push(...differences.map((code) => difference(code, false)), ...fixed.map((code) => difference(code, true)))
  }

  addLost(lost: PaymentDifference | undefined): void {
    if (!lost) return
    this.#differences.push(lost)
    if (lost.theirs?.isCaptured && lost.theirs.amount) this.#count('theirs', lost.theirs.amount)
  }

  result({ isWhole }: Pick<Reconciliation, 'isWhole'>): Reconciliation {
    return { isWhole, attempts: this.#attempts, captured: [...this.#totals.values()], differences: this.#differences }
  }

  #count(side: 'ours' | 'theirs', amount: Money): void {
    const { currency } = amount
    const zero = Money.zero(currency)
    const before = this.#totals.get(currency) ?? { currency, ours: zero, theirs: zero }
    this.#totals.set(currency, { ...before, [side]: before[side].plus(amount) })
  }
}

function facts({ attempt, simpleReference, captures }: BookedAttempt) {
  const { reservationId, merchantTransactionId, state, amount, gatewayPaymentId } = attempt
  const paymentId = captures[0]?.gatewayPaymentId ?? gatewayPaymentId
  return { reference: simpleReference, reservationId, merchantTransactionId, ours: { state, amount, paymentId } }
}

function stateAtGateway(status: PaymentStatus | 'unknown'): PaymentDifference['theirs'] {
  if (status === 'unknown') return null
  const { resultCode, amount, paymentId } = status
  return { resultCode, amount, paymentId, isCaptured: movesMoney(paymentOutcome(resultCode)) }
}
