import type { CodeChannel, CodePurpose } from '@camp/domain/people/one-time-code.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'

export interface CodeMessage {
  /** Whoever it goes to, or who says so. */
  readonly account: Pick<Account, 'language'>
  readonly channel: CodeChannel
  /** E-mail address, or international digits; null where the account has none for the channel. */
  readonly to: string | null
  readonly purpose: CodePurpose
  readonly code: string
  readonly expiresAt: Temporal.Instant
}

/**
 * Writes the code to its owner, in the transaction that issues it. Whether it can be sent says nothing to
 * whoever asked.
 */
export interface CodeMessages {
  write(message: CodeMessage): Promise<void>
}
