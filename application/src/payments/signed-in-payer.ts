import type { UserId } from '@camp/domain/shared/ids.ts'

/**
 * Who pays, when somebody is signed in: the gateway may offer their kept cards, and keep this one when they
 * ask for it.
 */
export interface SignedInPayer {
  readonly userId: UserId
  readonly remembersCard: boolean
}
