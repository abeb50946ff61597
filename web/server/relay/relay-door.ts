import type { RelayRefusal } from '@camp/application/messaging/relay/permit-relay.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { WebEnv } from '../web-env.ts'
import type { JsonAnswer } from './json-answer.ts'
import { isKey, type KeyedRequest, relayOnce, requestIdOf } from './relay-once.ts'
import { bearerVerdict, serviceKeyActor } from './service-key.ts'

export interface RelaySettings {
  /** `SERVICE_KEY`; absent: only people who are signed in. */
  readonly serviceKey?: string | undefined
}

interface Asked<Body> {
  readonly actor: Actor
  readonly body: Body
  /**
   * The same on every repeat of a request that carries an `Idempotency-Key`; null for one that carries none.
   */
  readonly requestId: string | null
}

/** One call that sends at the platform's cost. */
export interface RelayCall<Body, Done, Refusal extends { readonly code: string }> {
  /** Below `/api`. */
  readonly path: string
  readonly body: z.ZodType<Body>
  readonly execute: (useCases: UseCases, asked: Asked<Body>) => Promise<Result<Done, Refusal | RelayRefusal>>
  /** It asks and sends nothing: an `Idempotency-Key` means nothing to it. */
  readonly isQuestion?: true
  readonly done: (done: Done) => object
  /** The call's own refusals; those of the right and the quota are answered here. */
  readonly failed: (refusal: Exclude<Refusal, RelayRefusal>) => JsonAnswer
  /** Stands as `error` in the answer to a body that cannot be read (rule M7). */
  readonly unreadable: string
}

const largestBody = 1024 * 1024

/**
 * Answers JSON, only to the platform's staff and to the service key, within the caller's quota (rule M10).
 */
export function relayDoor<Body, Done, Refusal extends { readonly code: string }>(
  settings: RelaySettings,
  call: RelayCall<Body, Done, Refusal>,
): Hono<WebEnv> {
  const withinSize = bodyLimit({ maxSize: largestBody, onError: (c) => answer(c, refusal(413, 'Too large')) })
  return new Hono<WebEnv>()
    .post(call.path, withinSize, async (c) => answer(c, await relay(c, settings, call)))
    .all(call.path, (c) => answer(c, { ...refusal(405, 'Use POST'), headers: { Allow: 'POST' } }))
}

async function relay<Body, Done, Refusal extends { readonly code: string }>(
  c: Context<WebEnv>,
  { serviceKey }: RelaySettings,
  call: RelayCall<Body, Done, Refusal>,
): Promise<JsonAnswer> {
  const bearer = bearerVerdict(c.req.header('authorization'), serviceKey)
  const actor = bearer === 'key' ? serviceKeyActor : c.get('facts').actor
  if (bearer === 'wrong' || actor.kind === 'visitor') return signInFirst
  if (!isJson(c.req.header('content-type'))) return refusal(415, 'Send application/json')

  const body = call.body.safeParse(await c.req.json().catch(() => undefined))
  if (!body.success) return { status: 400, body: { success: false, error: call.unreadable, details: issuesOf(body.error) } }
  const { useCases, idempotencyKeys } = c.get('openScope')()
  const key = call.isQuestion ? undefined : c.req.header('idempotency-key')
  if (key === undefined) return relayed(call, useCases, { actor, body: body.data, requestId: null })
  if (!isKey(key)) return refusal(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
  const request: KeyedRequest = { key, path: call.path, actor, body: body.data }
  const asked = { actor, body: body.data, requestId: requestIdOf(request) }
  return relayOnce(idempotencyKeys, request, () => relayed(call, useCases, asked))
}

async function relayed<Body, Done, Refusal extends { readonly code: string }>(
  call: RelayCall<Body, Done, Refusal>,
  useCases: UseCases,
  asked: Asked<Body>,
): Promise<JsonAnswer & { readonly isOfTheDoor?: boolean }> {
  const answered = await call.execute(useCases, asked)
  if (answered.ok) return { status: 200, body: call.done(answered.value) }
  return isRelayRefusal(answered.refusal)
    ? { ...doorRefusal(answered.refusal), isOfTheDoor: true }
    : call.failed(answered.refusal as Exclude<Refusal, RelayRefusal>)
}

const signInFirst: JsonAnswer = {
  ...refusal(401, 'Sign in first'),
  headers: { 'WWW-Authenticate': 'Bearer realm="camp"' },
}

function doorRefusal(refused: RelayRefusal): JsonAnswer {
  switch (refused.code) {
    case 'not-permitted':
      return refusal(403, 'Not permitted')
    case 'too-many-recipients':
      return refusal(400, `Too many recipients: at most ${refused.most} at once`)
    case 'quota-reached':
      return { ...refusal(429, 'Too many messages'), headers: { 'Retry-After': String(refused.retryAfterSeconds) } }
  }
}

const doorCodes: ReadonlySet<string> = new Set<RelayRefusal['code']>(['not-permitted', 'too-many-recipients', 'quota-reached'])

function isRelayRefusal(refused: { readonly code: string }): refused is RelayRefusal {
  return doorCodes.has(refused.code)
}

function refusal(status: ContentfulStatusCode, error: string): JsonAnswer {
  return { status, body: { success: false, error } }
}

function answer(c: Context<WebEnv>, { status, body, headers }: JsonAnswer): Response {
  return c.json(body, status, { 'Cache-Control': 'no-store', ...headers })
}

/** A form of another site can send anything but JSON without the browser asking first. */
function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** Which field, and what it must be; never what was sent. */
function issuesOf({ issues }: z.ZodError): readonly { readonly field: string; readonly expected: string }[] {
  return issues.map(({ path, message }) => ({ field: path.join('.'), expected: message }))
}
