import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { WaitingMail } from '../messaging/email/mailbox.ts'

/** A mail that nobody could read as often as it was tried: somebody looks at it by hand. */
export interface MailPutAside {
  readonly id: string
  readonly name: string
  readonly at: Temporal.Instant
}

/** How often mails were tried that could not be read at once (rule R6). */
export interface TriedMails {
  /**
   * Counted before it is tried, so that a try which ends the process counts too; answers which try this
   * is.
   */
  begin(mail: Pick<WaitingMail, 'id' | 'name'>, at: Temporal.Instant): Promise<number>
  forget(id: string): Promise<void>
  putAside(id: string, at: Temporal.Instant): Promise<void>
  /** The newest first. */
  aside(): Promise<readonly MailPutAside[]>
  forgetBefore(moment: Temporal.Instant): Promise<void>
}
