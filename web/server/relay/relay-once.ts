import { createHash } from 'node:crypto'
import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { canonicalJson } from '../rpc/canonical-json.ts'
import type { JsonAnswer } from './json-answer.ts'

/** One request that carries an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly key: string
  /** Of the call. */
  readonly path: string
  readonly actor: Actor
  /** As it was understood: spaces and the order of fields make no other request. */
  readonly body: unknown
}

const keyForm = /^[\x21-\x7e]{1,255}$/

export function isKey(key: string): boolean {
  return keyForm.test(key)
}

/**
 * The request's own id, the same on every repeat: what the provider took once under it, it does not take
 * again.
 */
export function requestIdOf({ key, path, actor }: KeyedRequest): string {
  return hashOf(`${scopeOf({ path, actor })} ${key}`)
}

/**
 * Acts once, and answers repeats for 48 hours as it answered first. What surely was not done is not kept, so
 * that the same key may try again: the door's own refusals, an outage, and an outcome that the provider
 * settles by the request's id.
 */
export async function relayOnce(
  keys: IdempotencyKeys,
  request: KeyedRequest,
  act: () => Promise<JsonAnswer & { readonly isOfTheDoor?: boolean }>,
): Promise<JsonAnswer> {
  const wanted = { scope: scopeOf(request), key: request.key, fingerprint: hashOf(canonicalJson(request.body)) }
  try {
    const kept = await keys.once(wanted, async () => {
      const answer = await act()
      if (answer.isOfTheDoor || answer.status === 502 || answer.status === 503) throw new NotKept(answer)
      return { status: answer.status, body: answer.body }
    })
    if (!kept.ok) return { status: 422, body: { success: false, error: 'This Idempotency-Key belongs to another message' } }
    return { status: kept.value.status as ContentfulStatusCode, body: kept.value.body as object }
  } catch (fault) {
    if (fault instanceof NotKept) return fault.answer
    throw fault
  }
}

class NotKept extends Error {
  readonly answer: JsonAnswer

  constructor({ status, body, headers }: JsonAnswer) {
    super('not kept')
    this.answer = { status, body, ...(headers && { headers }) }
  }
}

/** What one caller was answered is no answer for another. */
function scopeOf({ path, actor }: Pick<KeyedRequest, 'path' | 'actor'>): string {
  return `relay ${path} ${actor.kind === 'user' ? actor.userId : actor.kind}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
