import type { Enquiry } from './enquiries.ts'

/** Tells the people of the platform. Never throws: the enquiry is stored already, and what cannot be sent is logged. */
export interface PlatformMail {
  tell(enquiry: Enquiry): Promise<void>
}
