import type { HoldVisitor } from '@camp/domain/reservations/hold-limits.ts'
import type { RequestFacts } from './request-scope.ts'

/** Who holds plots, as far as the request says. */
export function holdVisitor({ actor, signIn }: Pick<RequestFacts, 'actor' | 'signIn'>): HoldVisitor {
  const { address, name: browser } = signIn.browser
  return { account: actor.kind === 'user' ? actor.userId : null, address, browser }
}
