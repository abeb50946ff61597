import { createHash } from 'node:crypto'
import { networkPlace } from '@camp/domain/people/network-place.ts'
import type { RequestFacts } from './request-scope.ts'

/** Random enough to be a secret of its own: it stays one's own from another network too. */
const random = /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/**
 * Whose an idempotency key is (rule C8): what one person was answered is no answer for another, who may have
 * chosen the same one.
 */
export function ownerOfKey(key: string, { actor, signIn }: Pick<RequestFacts, 'actor' | 'signIn'>): string {
  if (actor.kind === 'user') return actor.userId
  if (random.test(key)) return ''
  const { address, name } = signIn.browser
  const { address: place } = networkPlace(address ?? '')
  return createHash('sha256')
    .update(JSON.stringify([place, name]))
    .digest('hex')
}
