import type { SmsProfile, SmsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import type { HttpAnswer } from '../outbound/http-exchange.ts'
import { parsedJson } from '../shared/parsed-json.ts'

/** Properties that are not named here are ignored, as the provider asks of its clients. */
const submitted = z.object({
  id: z.string().min(1).max(64),
  to: z.string(),
  status: z.object({ id: z.string(), type: z.string() }),
  userSuppliedId: z.string().nullish(),
})
const submittedList = z.array(submitted).min(1)

const profile = z.object({
  id: z.string(),
  username: z.string(),
  created: z.string(),
  credits: z.object({ balance: z.number(), limit: z.number().default(0), isTransferAllowed: z.boolean().default(false) }),
  quota: z.object({ size: z.number(), remaining: z.number() }),
})

const webhooks = z.array(z.object({ id: z.union([z.string(), z.number()]), name: z.string().nullish() }))

const problem = z.object({ title: z.string().min(1).max(200), detail: z.string().max(1000).nullish() })

export type SubmittedAnswer = z.infer<typeof submitted>

export function readSubmitted(answer: HttpAnswer): Result<readonly SubmittedAnswer[], SmsRefused> {
  return read(submittedList, answer)
}

export function readProfile(answer: HttpAnswer): Result<SmsProfile, SmsRefused> {
  return read(profile, answer)
}

export function readWebhooks(answer: HttpAnswer): Result<z.infer<typeof webhooks>, SmsRefused> {
  return read(webhooks, answer)
}

/** What an answer outside 2xx says: whose fault it is decides whether another try can end better. */
export function refusalOf({ status, body }: HttpAnswer): SmsRefused {
  const said = problem.safeParse(parsedJson(body))
  const { title = `status ${status}`, detail = null } = said.success ? said.data : {}
  const reason = reasonOf(status, body)
  return { code: 'sms-refused', reason, status, title, detail: detail ?? null, mayBeTaken: reason === 'server-error' }
}

/**
 * Wrong credentials, an empty account and a wrong address are our own outage, not a fault of the message: it
 * waits, and is given up and replayed like any other. Only a no to the message itself ends it at once.
 */
function reasonOf(status: number, body: string): SmsRefused['reason'] {
  if (status === 429) return 'too-many-requests'
  if (status === 402 || (status === 403 && /insufficient[- ]credits/i.test(body))) return 'no-credits'
  if ([401, 403, 404, 405, 407].includes(status) || status < 400) return 'not-authorised'
  return status >= 500 || status === 408 || status === 425 ? 'server-error' : 'message-refused'
}

function read<Value>(schema: z.ZodType<Value>, { status, body }: HttpAnswer): Result<Value, SmsRefused> {
  const parsed = schema.safeParse(parsedJson(body))
  if (parsed.success) return accepted(parsed.data)
  const title = 'the answer cannot be read'
  return refused({ code: 'sms-refused', reason: 'answer-unreadable', status, title, detail: null, mayBeTaken: true })
}
