import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'

/** What somebody should know of at once, should another have done it (ASVS 6.3.7). */
export interface AccountNotice {
  readonly change:
    | 'password-changed'
    | 'email-changed'
    | 'bank-details-changed'
    | 'factor-on'
    | 'factor-off'
    | 'recovery-code-used'
  /** As it was before. */
  readonly account: Pick<Account, 'firstName' | 'email' | 'pendingEmail' | 'language'>
  readonly at: Temporal.Instant
  /** Whose bank details they are. */
  readonly organisationName?: string
}

/** Writes to the address that the account had before, in the transaction of the change. */
export interface AccountNotices {
  write(notice: AccountNotice): Promise<void>
}
