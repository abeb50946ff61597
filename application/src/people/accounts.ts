import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'

export type EmailTaken = { readonly code: 'email-taken' }

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
  markVerified(id: UserId, contact: 'email' | 'cell'): Promise<void>
  /**
   * The address that waits becomes the account's own, verified; refused when another account has it (case
   * ignored).
   */
  takePendingEmail(id: UserId): Promise<Result<void, EmailTaken>>
}
