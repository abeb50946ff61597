import type { Actor } from '../../shared/actor.ts'
import type { AmendedBy } from './amendment-answers.ts'

/** As it stands in histories: a user's id, the name of a command, or `guest` for whoever holds the link. */
export function actorName(actor: Actor, as: AmendedBy): string {
  if (as === 'guest' || actor.kind === 'visitor') return 'guest'
  return actor.kind === 'user' ? actor.userId : actor.name
}
