import type { Enquiry } from './enquiries.ts'

/** Writes the mail to the people of the platform, in the transaction that stores the enquiry. */
export interface PlatformMail {
  tell(enquiry: Enquiry): Promise<void>
}
