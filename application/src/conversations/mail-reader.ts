import type { GuestMail } from '@camp/domain/conversations/guest-mail.ts'

export interface MailReader {
  /** Null: it is no mail, or could not be read in time. Of one that breaks off, what is there. */
  read(mail: Uint8Array): Promise<GuestMail | null>
}
