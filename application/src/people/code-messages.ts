import type { CodeChannel, CodePurpose } from '@camp/domain/people/one-time-code.ts'
import type { Account } from './account.ts'

export interface CodeMessage {
  readonly account: Account
  readonly channel: CodeChannel
  /** E-mail address, or international digits; null where the account has none for the channel. */
  readonly to: string | null
  readonly purpose: CodePurpose
  readonly code: string
}

/** Brings a code to its owner. Never throws: whether it could be sent says nothing to whoever asked. */
export interface CodeMessages {
  send(message: CodeMessage): Promise<void>
}
