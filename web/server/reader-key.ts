import { createHash, randomUUID } from 'node:crypto'
import type { Actor } from '@camp/application/shared/actor.ts'
import { serialize } from 'hono/utils/cookie'
import { cookieValue } from './cookie-value.ts'
import { cookieNames, cookieOptions } from './session/cookie-names.ts'

const oneYear = 365 * 24 * 60 * 60

interface Reading {
  readonly request: Request
  readonly url: URL
  readonly actor: Actor
}

/**
 * What the database keeps of a reader who votes (rule V5): hashes of the account and of the browser's key.
 * None of a visitor before the first vote.
 */
export function voterKeys({ request, url, actor }: Reading): readonly string[] {
  const key = readerKey(request, url)
  return [...(actor.kind === 'user' ? [hashOf(`account ${actor.userId}`)] : []), ...(key ? [hashOf(key)] : [])]
}

/** The cookie by which a browser is known from its first vote on; null where it is known. */
export function newReaderCookie({ request, url }: Pick<Reading, 'request' | 'url'>): string | null {
  if (readerKey(request, url)) return null
  return serialize(cookieNames(url).reader, randomUUID(), { ...cookieOptions(url), maxAge: oneYear })
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function readerKey(request: Request, url: URL): string | null {
  const key = cookieValue(request.headers.get('cookie'), cookieNames(url).reader)
  return key && /^[\w-]{16,64}$/.test(key) ? key : null
}
