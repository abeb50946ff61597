import type { WhatsAppProvider } from '@camp/application/whatsapp/whatsapp-setup.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { WebEnv } from '../web-env.ts'

const largestCall = 1024 * 1024

/**
 * Where WhatsApp's providers report what became of messages, and where Meta asks whether the address is ours.
 * They carry no Origin and no session, so they stand before the checks of them: the signature over what
 * arrived is their only proof.
 */
export function whatsAppDoors(): Hono<WebEnv> {
  const withinSize = bodyLimit({ maxSize: largestCall, onError: (c) => c.json({ error: 'too-large' }, 413) })
  return new Hono<WebEnv>()
    .get('/api/whatsapp/webhook', answerChallenge)
    .post('/api/whatsapp/webhook', withinSize, (c) => receiveReports(c, 'meta'))
    .all('/api/whatsapp/webhook', (c) => c.json({ error: 'Use GET or POST' }, 405, { Allow: 'GET, POST' }))
    .post('/api/whatsapp/twilio', withinSize, (c) => receiveReports(c, 'twilio'))
    .all('/api/whatsapp/twilio', (c) => c.json({ error: 'Use POST' }, 405, { Allow: 'POST' }))
}

/** The bare challenge, as plain text that no browser reads as a page. */
async function answerChallenge(c: Context<WebEnv>): Promise<Response> {
  const challenge = await c.get('openScope')().useCases.answerWhatsAppChallenge.execute(c.req.query())
  return challenge === undefined ? c.json({ error: 'not-permitted' }, 403) : c.text(challenge)
}

const refusedStatus = { 'signature-invalid': 401, 'reports-unreadable': 400 } as const

/** What is logged never holds what arrived. */
async function receiveReports(c: Context<WebEnv>, provider: WhatsAppProvider): Promise<Response> {
  const rawBody = new Uint8Array(await c.req.arrayBuffer())
  const { pathname, search } = new URL(c.req.url)
  const received = { provider, rawBody, headers: c.req.header(), path: `${pathname}${search}` }
  const { log, requestId } = c.get('facts')
  const answer = await c.get('openScope')().useCases.receiveWhatsAppReports.execute(received)
  if (answer.ok) {
    log.info({ requestId, provider, ...answer.value }, 'WhatsApp reports')
    return c.json({ status: 'received', ...answer.value })
  }
  const { code } = answer.refusal
  log.warn({ requestId, provider, refusal: code }, 'WhatsApp reports refused')
  return c.json({ error: code }, refusedStatus[code])
}
