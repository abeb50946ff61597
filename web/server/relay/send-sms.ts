import type { RelayRefusal } from '@camp/application/messaging/relay/permit-relay.ts'
import type { RelaySmsRefusal } from '@camp/application/messaging/sms/relay-sms.ts'
import { smsFailure } from '@camp/application/messaging/sms/sms-failure.ts'
import type { SmsRefused, SubmittedSms } from '@camp/application/messaging/sms/sms-provider.ts'
import { isInternationalNumber } from '@camp/domain/messaging/cell-number.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { JsonAnswer } from './json-answer.ts'
import { type RelayCall, type RelaySettings, relayDoor } from './relay-door.ts'

/**
 * International digits: a number of JSON has no leading zero anyway, and a text may have its plus sign and
 * spaces.
 */
const number = z
  .union([z.number().int().positive().transform(String), z.string().max(40)])
  .transform((text) => text.replace(/^\+|[\s()-]/g, ''))
  .refine(isInternationalNumber, 'a number with its country code, such as 27821234567')
const numbers = z.union([z.array(number).min(1).max(100), number.transform((one) => [one])])

const sendSmsBody = z.object({
  to: numbers.transform(([first = '', ...others]): readonly [string, ...string[]] => [first, ...others]),
  body: z.string().min(1).max(2_000),
})

/** `POST /api/infrastructure/bulksms/sendSms {to, body}` (rule C4). */
export function sendSmsDoor(settings: RelaySettings) {
  return relayDoor(settings, sendSms)
}

const sendSms: RelayCall<z.output<typeof sendSmsBody>, readonly SubmittedSms[], RelaySmsRefusal> = {
  path: '/infrastructure/bulksms/sendSms',
  body: sendSmsBody,
  execute: ({ relaySms }, { actor, body, requestId }) => relaySms.execute({ actor, to: body.to, text: body.body, requestId }),
  done: (submitted) => ({ success: true, details: submitted.map(messageOnWire) }),
  failed: answerTo,
  unreadable: smsFailure({ title: 'to or body cannot be used' }),
}

/** Of the provider's message what the caller may need: its words are the caller's own. */
function messageOnWire({ providerMessageId, to, failure, parts }: SubmittedSms): object {
  const [id, type] = failure ? [failure, 'FAILED'] : ['ACCEPTED.null', 'ACCEPTED']
  return { id: providerMessageId, type: 'SENT', to, status: { id, type }, numberOfParts: parts }
}

function answerTo(refusal: Exclude<RelaySmsRefusal, RelayRefusal>): JsonAnswer {
  if (refusal.code === 'sms-refused') return smsProblem(refusal, smsFailure(refusal))
  const error = smsFailure({ title: `the text takes more than ${refusal.mostParts} parts` })
  return { status: 400, body: { success: false, error } }
}

const statusOf: Readonly<Record<SmsRefused['reason'], ContentfulStatusCode>> = {
  'message-refused': 400,
  'not-configured': 503,
  'no-answer': 502,
  'server-error': 502,
  'answer-unreadable': 502,
  'too-many-requests': 503,
  'not-authorised': 502,
  'no-credits': 402,
}

/** What the provider said, under a status that says whose fault it is. */
export function smsProblem(refusal: SmsRefused, error: string): JsonAnswer {
  const { reason, status, title, detail } = refusal
  const mapped = reason === 'not-authorised' && status === 403 ? 403 : statusOf[reason]
  return { status: mapped, body: { success: false, error, details: { status, title, detail } } }
}
