import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import { exchange, type HttpAnswer, type HttpQuestion, type HttpTimeouts, HttpUnanswered } from '../outbound/http-exchange.ts'

export interface PeachQuestion extends HttpQuestion {
  /** Something is created or paid back, so silence leaves open whether it happened. */
  readonly changesSomething: boolean
}

/**
 * Asks the gateway and turns silence and its own failures into `PaymentGatewayUnavailable`. Nothing is logged
 * here.
 */
export async function askPeach({ changesSomething, ...question }: PeachQuestion, timeouts: HttpTimeouts): Promise<HttpAnswer> {
  const answer = await exchange(question, timeouts).catch((error: unknown) => {
    if (!(error instanceof HttpUnanswered)) throw error
    const isOutcomeUnknown = changesSomething && error.wasSent
    throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown, detail: error.message, cause: error })
  })
  if (answer.status >= 500 || answer.status === 429) {
    throw new PaymentGatewayUnavailable({
      reason: 'server-error',
      isOutcomeUnknown: changesSomething && answer.status !== 429,
      detail: `answered ${answer.status}`,
    })
  }
  return answer
}
