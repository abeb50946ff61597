import type { Result } from '@camp/domain/shared/result.ts'

/** Why nothing could be taken out of the mailbox. */
export type MailboxFault = 'not-configured' | 'no-answer' | 'login-refused' | 'folder-missing'

/** A mail that waits in the mailbox, named for people. */
export interface WaitingMail {
  /** The same whenever it is looked at, and of no other mail. */
  readonly id: string
  readonly name: string
  /** Null when it is longer than the mailbox gives out; some give its beginning instead. */
  readonly bytes: Uint8Array | null
}

/** A mailbox that is read by us alone. */
export interface Mailbox {
  /**
   * Hands over what nobody took yet, the oldest first, one mail after the other. One counts as taken when
   * `take` answers true; whatever becomes of the connection, what was not waits for the next time.
   */
  takeEach(
    most: number,
    take: (mail: WaitingMail) => Promise<boolean>,
  ): Promise<Result<{ readonly waiting: number }, { readonly code: MailboxFault }>>
}
