import type { IncomingMessage } from '@camp/application/conversations/receive-guest-messages.ts'
import type { SmsReport, SmsReportsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import type { ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { isSameSecret } from '../shared/is-same-secret.ts'
import { parsedJson } from '../shared/parsed-json.ts'

/** The provider calls with ten messages at most. */
export const mostReportsPerCall = 10

const visible = z.string().regex(/^[\x21-\x7e]{1,64}$/)

const report = z.object({
  id: visible,
  type: z.enum(['SENT', 'RECEIVED']),
  status: z.object({ type: visible, id: visible.nullish() }),
  numberOfParts: z.number().int().min(0).max(255).nullish(),
  from: z.string().max(32).nullish(),
  body: z.string().max(10_000).nullish(),
  relatedSentMessageId: visible.nullish(),
  creditCost: z.number().min(0).max(100_000).nullish(),
})
const calls = z.array(z.unknown()).max(mostReportsPerCall)
type Told = z.infer<typeof report>

/** `UNKNOWN` says that it left and that nothing more will be known; a type that is new to us says nothing. */
const stateOf: Readonly<Record<string, ReportedState>> = {
  ACCEPTED: 'accepted',
  SCHEDULED: 'accepted',
  SENT: 'sent',
  UNKNOWN: 'sent',
  DELIVERED: 'delivered',
  FAILED: 'failed',
}

/** The calls are not signed: only the secret in the address tells the provider from anybody else. */
export function readBulkSmsReports(
  { secret, rawBody }: { readonly secret: string; readonly rawBody: string },
  expectedSecret: string | null,
): Result<readonly SmsReport[], SmsReportsRefused> {
  if (expectedSecret === null || !isSameSecret(secret, expectedSecret)) return refused({ code: 'secret-invalid' })
  const { told, fault } = toldIn(rawBody)
  return told.length === 0 && fault ? refused({ code: 'reports-unreadable', reason: fault }) : accepted(told.flatMap(toReport))
}

/**
 * One by one: the provider throws away the whole call where we refuse it, and the rest of it is what guests
 * wrote and what became of other messages. `fault`: of the first that cannot be read.
 */
function toldIn(rawBody: string): { readonly told: readonly Told[]; readonly fault: string | null } {
  const call = calls.safeParse(parsedJson(rawBody))
  if (!call.success) return { told: [], fault: faultOf(call.error) }
  const read = call.data.map((one) => report.safeParse(one))
  const broken = read.find(({ success }) => !success)
  return { told: read.flatMap(({ data }) => data ?? []), fault: broken?.error ? faultOf(broken.error) : null }
}

/** What guests wrote back, by the same secret. */
export function readBulkSmsIncoming(
  received: { readonly secret: string; readonly rawBody: string },
  expectedSecret: string | null,
): readonly IncomingMessage[] {
  if (expectedSecret === null || !isSameSecret(received.secret, expectedSecret)) return []
  return toldIn(received.rawBody).told.flatMap(toIncoming)
}

function toIncoming({ id, type, from, body, relatedSentMessageId }: Told): readonly IncomingMessage[] {
  const digits = from?.replace(/\D/g, '') ?? ''
  const text = body?.trim() ?? ''
  if (type !== 'RECEIVED' || digits === '' || text === '') return []
  return [{ channel: 'sms', from: digits, text, providerMessageId: id, answers: relatedSentMessageId ?? null }]
}

function toReport({ id, type, status, numberOfParts, creditCost }: Told): readonly SmsReport[] {
  const state = Object.hasOwn(stateOf, status.type) ? stateOf[status.type] : undefined
  if (type !== 'SENT' || !state) return []
  const error = state === 'failed' ? (status.id ?? 'FAILED') : null
  return [{ providerMessageId: id, state, error, parts: numberOfParts ?? null, credits: creditCost ?? null }]
}

function faultOf({ issues }: z.ZodError): string {
  const [issue] = issues
  return issue ? `${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}` : 'unreadable'
}
