import type { ReceivedHtiMessage } from '@camp/application/hti/answer-hti-message.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Connection, networkAddress, trustedProxyCount } from '../session/network-address.ts'
import type { WebEnv } from '../web-env.ts'

const path = '/api/hti'
const largestMessage = 1024 * 1024

/**
 * Where the channel manager asks and books, in OpenTravel XML. It carries no Origin and no session: its user
 * name and password are the only proof, so it stands before the checks of them.
 */
export function htiDoors(settings: Parameters<typeof trustedProxyCount>[0]): Hono<WebEnv> {
  const withinSize = bodyLimit({ maxSize: largestMessage, onError: (c) => c.json({ error: 'too-large' }, 413) })
  return new Hono<WebEnv>()
    .post(path, withinSize, (c) => answer(c, trustedProxyCount(settings)))
    .all(path, (c) => c.json({ error: 'Use POST' }, 405, { Allow: 'POST' }))
}

const statuses = { answered: 200, 'not-proved': 401, 'no-message': 400, 'too-large': 413, 'too-many-guesses': 429 } as const

/** What is logged never holds what arrived. */
async function answer(c: Context<WebEnv>, proxies: number): Promise<Response> {
  const body = new Uint8Array(await c.req.arrayBuffer())
  const answered = await c
    .get('openScope')()
    .useCases.answerHtiMessage.execute({
      body,
      basic: basicOf(c),
      address: networkAddress(c.req.raw.headers, c.env as Connection, proxies),
    })
  const { outcome, text } = answered
  const { log, requestId } = c.get('facts')
  if (outcome === 'answered') log.info({ requestId }, 'HTI message')
  else log.warn({ requestId, outcome }, 'HTI message refused')
  const headers = new Headers({ 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'no-store' })
  if (outcome === 'not-proved') headers.set('WWW-Authenticate', 'Basic realm="HTI", charset="UTF-8"')
  if (outcome === 'too-many-guesses') headers.set('Retry-After', '900')
  return new Response(text, { status: statuses[outcome], headers })
}

function basicOf(c: Context<WebEnv>): ReceivedHtiMessage['basic'] {
  const encoded = /^Basic +([A-Za-z0-9+/=]{1,512})$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (encoded === undefined) return null
  const [, userName = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return { userName, password }
}
