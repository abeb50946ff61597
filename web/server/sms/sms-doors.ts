import { smsReportsPath } from '@camp/application/messaging/sms/register-sms-webhook.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { WebEnv } from '../web-env.ts'

const largestCall = 1024 * 1024

/**
 * Where the SMS provider reports what became of messages. It carries no Origin and no session, so it stands
 * before the checks of them: the secret in the address is its only proof. The address is logged without its
 * query.
 */
export function smsDoors(): Hono<WebEnv> {
  const withinSize = bodyLimit({ maxSize: largestCall, onError: (c) => c.json({ error: 'too-large' }, 413) })
  return new Hono<WebEnv>()
    .post(smsReportsPath, withinSize, receiveReports)
    .all(smsReportsPath, (c) => c.json({ error: 'Use POST' }, 405, { Allow: 'POST' }))
}

const refusedStatus = { 'secret-invalid': 403, 'reports-unreadable': 400 } as const

async function receiveReports(c: Context<WebEnv>): Promise<Response> {
  const received = { secret: c.req.query('secret') ?? '', rawBody: await c.req.text() }
  const answer = await c.get('openScope')().useCases.receiveSmsReports.execute(received)
  if (answer.ok) return c.json({ status: 'received', ...answer.value })
  const { code } = answer.refusal
  const reason = 'reason' in answer.refusal ? { reason: answer.refusal.reason } : {}
  return c.json({ error: code, ...reason }, refusedStatus[code])
}
