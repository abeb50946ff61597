import { createHash, randomUUID } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { cookieValue } from './cookie-value.ts'
import { cookieNames, cookieOptions } from './session/cookie-names.ts'

const oneYear = 365 * 24 * 60 * 60

/** What the database keeps of a reader who voted: a hash of the browser's key. Null before the first vote. */
export function voterOf(request: Request, url: URL): string | null {
  const key = readerKey(request, url)
  return key && hashOf(key)
}

/** The reader who votes for the first time, with the cookie by which the browser is known from then on. */
export function newVoter(url: URL): { readonly voter: string; readonly cookie: string } {
  const key = randomUUID()
  const cookie = serialize(cookieNames(url).reader, key, { ...cookieOptions(url), maxAge: oneYear })
  return { voter: hashOf(key), cookie }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

function readerKey(request: Request, url: URL): string | null {
  const key = cookieValue(request.headers.get('cookie'), cookieNames(url).reader)
  return key && /^[\w-]{16,64}$/.test(key) ? key : null
}
