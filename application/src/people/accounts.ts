import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'

export type EmailTaken = { readonly code: 'email-taken' }
/** The account has another one by now: what was proved is not what it has. */
export type ContactChanged = { readonly code: 'contact-changed' }

export interface Accounts {
  /** By e-mail address or username, case ignored; where both exist, the address counts. */
  findByLogin(login: string): Promise<Account | undefined>
  find(id: UserId): Promise<Account | undefined>
  /** Chosen by the owner: it needs no change any more. */
  choosePassword(id: UserId, passwordHash: string): Promise<void>
  /** The same password, hashed anew. */
  replaceHash(id: UserId, passwordHash: string): Promise<void>
  /** A second factor is asked of them from now on; the first moment stays. */
  askForFactor(id: UserId, at: Temporal.Instant): Promise<void>
  /** What was proved is the address, or the number, that the account had when it was read. */
  markVerified(proved: Account, contact: 'email' | 'cell'): Promise<Result<void, ContactChanged>>
  /**
   * The address that waited when the account was read becomes its own, verified; refused when another account
   * has it (case ignored).
   */
  takePendingEmail(proved: Account): Promise<Result<void, EmailTaken | ContactChanged>>
}
