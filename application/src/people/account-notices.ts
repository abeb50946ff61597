import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'

/** What its owner should know of at once, should somebody else have done it (ASVS 6.3.7). */
export interface AccountNotice {
  readonly change: 'password-changed' | 'email-changed'
  /** As it was before. */
  readonly account: Pick<Account, 'firstName' | 'email' | 'pendingEmail' | 'language'>
  readonly at: Temporal.Instant
}

/** Writes to the address that the account had before, in the transaction of the change. */
export interface AccountNotices {
  write(notice: AccountNotice): Promise<void>
}
