import type { FactorRule } from '@camp/domain/people/second-factor.ts'
import type { SendWritten } from '../messaging/written/send-written.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { AccountNotices } from './account-notices.ts'
import type { Accounts } from './accounts.ts'
import type { CodeMessages } from './code-messages.ts'
import type { KnownDevices } from './known-devices.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { Authenticator, SecondFactors } from './second-factor/second-factors.ts'
import type { Sessions } from './sessions.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'

export interface SignInPorts {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly hasher: PasswordHasher
  readonly codes: OneTimeCodes
  readonly secondFactors: SecondFactors
  readonly authenticator: Authenticator
  readonly factorRule: FactorRule
  readonly attempts: SignInAttempts
  readonly devices: KnownDevices
  readonly codeMessages: CodeMessages
  readonly accountNotices: AccountNotices
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

/** Where somebody signs in from. */
export interface Browser {
  /** The network address; null where it is not known. */
  readonly address: string | null
  /** The key of a known device; null where this browser has none. */
  readonly deviceKey: string | null
  /** What it calls itself, for the list of sessions: `Chrome on Android`. */
  readonly name: string | null
}

export type TooManyTries = { readonly code: 'too-many-tries' }
