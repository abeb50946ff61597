import type { Result } from '@camp/domain/shared/result.ts'
import type { DmarcFile } from './import-dmarc-reports.ts'

/** Why nothing could be taken out of the mailbox. */
export type MailboxFault = 'not-configured' | 'no-answer' | 'login-refused' | 'folder-missing'

/**
 * A mail that waits in the mailbox, named for people; its bytes are null when it is longer than a report
 * may be.
 */
export interface WaitingMail {
  /** The same whenever it is looked at, and of no other mail. */
  readonly id: string
  readonly name: string
  readonly bytes: DmarcFile['bytes'] | null
}

/** The mailbox to which receivers send their reports. */
export interface ReportMailbox {
  /**
   * Hands over what nobody took yet, the oldest first, one mail after the other. One counts as taken when
   * `take` answers true; whatever becomes of the connection, what was not waits for the next time.
   */
  takeEach(
    most: number,
    take: (mail: WaitingMail) => Promise<boolean>,
  ): Promise<Result<{ readonly waiting: number }, { readonly code: MailboxFault }>>
}
