import { createHash, timingSafeEqual } from 'node:crypto'
import { type Actor, system } from '@camp/application/shared/actor.ts'

/** The actor that the service key makes, in the audit and in the quota. */
export const serviceKeyActor: Actor = system('service key')

/** What `Authorization` says: nothing of ours, the key, or one that is not it. */
export function bearerVerdict(authorization: string | undefined, serviceKey: string | undefined): 'none' | 'key' | 'wrong' {
  const [, bearer] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  if (bearer === undefined) return 'none'
  return serviceKey !== undefined && timingSafeEqual(hashOf(bearer), hashOf(serviceKey)) ? 'key' : 'wrong'
}

/** Of one length, so that comparing takes the same time whatever was sent. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
