import type { Role } from '@camp/domain/people/role.ts'
import type { SessionTimes } from '@camp/domain/people/session-life.ts'
import type { Id, OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type SessionId = Id<'session'>

export interface Session extends SessionTimes {
  /** Names it in a list; opens nothing. */
  readonly id: SessionId
  /** Where it began; null where the browser did not say. */
  readonly browser: string | null
  readonly userId: UserId
  /** As it was when the session began: another role ends it. */
  readonly role: Role
  /** The second factor was shown when it began. */
  readonly hasProvedFactor: boolean
  /** When the password, or a code, was last shown again in it (rule U17). */
  readonly provedAt: Temporal.Instant | null
  /** Of the platform's people: the campsite as whose staff they act (rule U12). */
  readonly actingFor: OrganisationId | null
}

/**
 * What a browser keeps is an opaque token of 256 random bits. The store keeps its SHA-256 alone and cannot
 * tell it.
 */
export interface Sessions {
  /** Answers the new token. */
  start(
    session: Pick<Session, 'userId' | 'role' | 'browser' | 'hasProvedFactor'> & { readonly at: Temporal.Instant },
  ): Promise<string>
  /** Says nothing of how old it may be. */
  find(token: string): Promise<Session | undefined>
  see(token: string, at: Temporal.Instant): Promise<void>
  /** This one alone. */
  prove(token: string, at: Temporal.Instant): Promise<void>
  /** From a moment on; null ends it. */
  actFor(token: string, acting: { readonly organisationId: OrganisationId; readonly at: Temporal.Instant } | null): Promise<void>
  end(token: string): Promise<void>
  endAll(userId: UserId): Promise<void>
  /** The last used first; says nothing of how old they may be. */
  listOf(userId: UserId): Promise<readonly Session[]>
  /** Ends nothing of anybody else. */
  endOf(userId: UserId, id: SessionId): Promise<void>
}
