import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Account } from './account.ts'

/** What somebody should know of at once, should another have done it (ASVS 6.3.7). */
export interface AccountNotice {
  readonly change:
    | 'password-changed'
    | 'email-changed'
    | 'bank-details-changed'
    | 'bank-details-used-soon'
    | 'factor-on'
    | 'factor-off'
    | 'recovery-code-used'
  /** As it was before. */
  readonly account: Pick<Account, 'firstName' | 'email' | 'pendingEmail' | 'language'>
  readonly at: Temporal.Instant
  /** Whose bank details they are. */
  readonly organisationName?: string
  /** Of the account that payouts will go to; its end alone is written. */
  readonly accountNumber?: string
}

/** Writes to the address that the account had before, in the transaction of the change. */
export interface AccountNotices {
  write(notice: AccountNotice): Promise<void>
}
