import type { Role } from '@camp/domain/people/role.ts'
import type { SessionTimes } from '@camp/domain/people/session-life.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface Session extends SessionTimes {
  readonly userId: UserId
  /** As it was when the session began: another role ends it. */
  readonly role: Role
}

/** What a browser keeps is an opaque token of 256 random bits. The store keeps its SHA-256 alone and cannot tell it. */
export interface Sessions {
  /** Answers the new token. */
  start(session: { readonly userId: UserId; readonly role: Role; readonly at: Temporal.Instant }): Promise<string>
  /** Says nothing of how old it may be. */
  find(token: string): Promise<Session | undefined>
  see(token: string, at: Temporal.Instant): Promise<void>
  end(token: string): Promise<void>
  endAll(userId: UserId): Promise<void>
}
