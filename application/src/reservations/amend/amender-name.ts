import type { Actor } from '../../shared/actor.ts'
import { actorName } from '../find-managed.ts'
import type { AmendedBy } from './amendment-answers.ts'

/** As it stands in histories; whoever holds the link acts as the guest, also when signed in. */
export function amenderName(actor: Actor, as: AmendedBy): string {
  return as === 'guest' ? 'guest' : actorName(actor)
}
