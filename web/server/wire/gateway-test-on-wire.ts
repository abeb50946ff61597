import type { GatewayTest } from '@camp/application/payments/gateway-test/gateway-tests.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { instantOnWire, randOnWire } from './on-wire.ts'

export type WireGatewayTest = ReturnType<typeof gatewayTestOnWire>

export function gatewayTestOnWire(test: GatewayTest) {
  const { id, merchantTransactionId, amount, refunded, checkoutId, redirectUrl, gatewayPaymentId, resultCode, answers } = test
  const isPaid = gatewayPaymentId !== null && movesMoney(paymentOutcome(resultCode ?? ''))
  return {
    id,
    merchantTransactionId,
    amount: randOnWire(amount),
    refunded: randOnWire(refunded),
    startedAt: instantOnWire(test.startedAt),
    canAsk: checkoutId !== null,
    canRefund: isPaid && amount.isMoreThan(refunded),
    /** It loads once, so it is offered until something was heard of the payment. */
    paymentPage: resultCode === null || paymentOutcome(resultCode) === 'pending' ? redirectUrl : null,
    answers: answers.map((answer, index) => ({ ...answer, number: index + 1, at: instantOnWire(answer.at) })),
  }
}
