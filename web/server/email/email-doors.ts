import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { WebEnv } from '../web-env.ts'

const path = '/api/email/bounce'
const largestBounce = 1024 * 1024

/**
 * Where a mail server, or whoever reads the sender's mailbox, brings delivery status notifications. They
 * carry no Origin and no session, so it stands before the checks of them: the secret in the address is the
 * only proof. It is logged without its query.
 */
export function emailDoors(): Hono<WebEnv> {
  const withinSize = bodyLimit({ maxSize: largestBounce, onError: (c) => c.json({ error: 'too-large' }, 413) })
  return new Hono<WebEnv>()
    .post(path, withinSize, receiveBounce)
    .all(path, (c) => c.json({ error: 'Use POST' }, 405, { Allow: 'POST' }))
}

const refusedStatus = { 'secret-invalid': 403, 'bounce-unreadable': 400 } as const

async function receiveBounce(c: Context<WebEnv>): Promise<Response> {
  const received = { secret: c.req.query('secret') ?? '', rawBody: await c.req.text() }
  const noted = await c.get('openScope')().useCases.receiveBounce.execute(received)
  if (noted.ok) return c.json({ status: noted.value })
  return c.json({ error: noted.refusal.code }, refusedStatus[noted.refusal.code])
}
