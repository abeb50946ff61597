import type { CodeChannel, CodePurpose } from '@camp/domain/people/one-time-code.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface NewCode {
  readonly userId: UserId
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  readonly code: string
  /** The address or the digits that it proves. */
  readonly contact: string
  readonly expiresAt: Temporal.Instant
}

export interface CodeTry {
  readonly key: string
  readonly purpose: CodePurpose
  readonly code: string
  readonly at: Temporal.Instant
}

export interface AcceptedCode {
  readonly userId: UserId
  readonly channel: CodeChannel
  /** Null of a code from before codes knew. */
  readonly contact: string | null
}

/**
 * A code is bound to the browser that asked: it opens nothing without the key, which that browser alone is
 * given. Both are kept as hashes, so that the store can tell neither.
 */
export interface OneTimeCodes {
  /** Answers the key of 256 random bits. */
  issue(code: NewCode): Promise<string>
  /** A key that looks like any other and opens nothing: for those who have no account. */
  keyOfNothing(): string
  ownerOf(key: string): Promise<UserId | undefined>
  /** Takes one of five tries, and accepts once: also of two tries at the same moment. */
  tryCode(attempt: CodeTry): Promise<AcceptedCode | undefined>
}
