import type { CodeChannel } from '@camp/domain/people/one-time-code.ts'
import type { ContactKind } from '@camp/domain/reservations/contact-proof.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface NewContactCode {
  readonly channel: CodeChannel
  readonly code: string
  readonly expiresAt: Temporal.Instant
}

export interface ContactCodeTry {
  readonly key: string
  readonly code: string
  readonly at: Temporal.Instant
  /** How long it then counts. */
  readonly until: Temporal.Instant
}

/**
 * Codes to people who have no account, bound to the browser or client that asked by a key that it alone is
 * given. Kept are hashes and the kind of contact, never the address or the number itself.
 */
export interface ContactProofs {
  /** Answers the key of 256 random bits. */
  issue(code: NewContactCode): Promise<string>
  /** Takes one of five tries, and accepts once: also of two tries at the same moment. */
  tryCode(attempt: ContactCodeTry): Promise<ContactKind | undefined>
  /** What this key proves at this moment. */
  provedBy(key: string, at: Temporal.Instant): Promise<ContactKind | undefined>
}

export function kindOfChannel(channel: CodeChannel): ContactKind {
  return channel === 'email' ? 'email' : 'number'
}
