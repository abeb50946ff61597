import type { SmsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { exchange, type HttpAnswer, type HttpQuestion, type HttpTimeouts, HttpUnanswered } from '../outbound/http-exchange.ts'
import { refusalOf } from './bulksms-answers.ts'
import type { BulkSmsSettings } from './bulksms-settings.ts'

export interface BulkSmsQuestion {
  readonly method: HttpQuestion['method']
  /** After the base address, with its query. */
  readonly path: string
  readonly body?: unknown
}

/**
 * One call with its answer of 2xx; anything else is a refusal. Nothing is repeated here: the outbox decides
 * when to try again.
 */
export async function askBulkSms(
  { url, tokenId, tokenSecret }: BulkSmsSettings,
  { method, path, body }: BulkSmsQuestion,
  timeouts: HttpTimeouts,
): Promise<Result<HttpAnswer, SmsRefused>> {
  const headers = {
    authorization: `Basic ${Buffer.from(`${tokenId}:${tokenSecret}`).toString('base64')}`,
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const question = { method, url: `${url}${path}`, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  try {
    const answer = await exchange(question, timeouts)
    return answer.status >= 200 && answer.status < 300 ? accepted(answer) : refused(refusalOf(answer))
  } catch (error) {
    if (!(error instanceof HttpUnanswered)) throw error
    const { message: title, wasSent: mayBeTaken } = error
    return refused({ code: 'sms-refused', reason: 'no-answer', status: null, title, detail: null, mayBeTaken })
  }
}
