import type { SendRefusal } from '@camp/application/messaging/message-sender.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { exchange, type HttpAnswer, type HttpQuestion, type HttpTimeouts, HttpUnanswered } from '../outbound/http-exchange.ts'

export const usualTimeouts: HttpTimeouts = { connectMs: 3_000, totalMs: 10_000 }

export type AskProvider = (question: HttpQuestion, timeouts: HttpTimeouts) => Promise<HttpAnswer>

/**
 * Asks once. Neither provider takes an idempotency key, so silence after the question was sent leaves open
 * whether the message is on its way: `unknown-outcome`. Silence before that throws: nothing has left this
 * machine.
 */
export async function askProvider(
  question: HttpQuestion,
  timeouts: HttpTimeouts,
  ask: AskProvider = exchange,
): Promise<Result<HttpAnswer, SendRefusal>> {
  try {
    return accepted(await ask(question, timeouts))
  } catch (error) {
    if (!(error instanceof HttpUnanswered) || !error.wasSent) throw error
    return refused({ code: 'unknown-outcome', detail: `WhatsApp: ${error.message}` })
  }
}
