import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Enquiries, Enquiry, EnquiryId } from './enquiries.ts'
import type { PlatformMail } from './platform-mail.ts'

export interface EnquiryPorts {
  readonly enquiries: Enquiries
  readonly platformMail: PlatformMail
  readonly clock: Clock
  readonly randomness: Randomness
}

export type TooManyEnquiries = { readonly code: 'too-many' }
export type ReceivedEnquiry = Pick<Enquiry, 'reference'>

/** From one e-mail address, of one kind. */
export const mostPerHour = 5

type Stamp = Pick<Enquiry, 'id' | 'reference' | 'createdAt'>

/** Keeps what somebody sent, then tells the platform without waiting for the mail to leave. */
export async function receiveEnquiry(
  { enquiries, platformMail, clock, randomness }: EnquiryPorts,
  write: (stamp: Stamp) => Enquiry,
): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
  const createdAt = clock.now()
  const reference = simpleReference((min, max) => randomness.integer(min, max))
  const enquiry = write({ id: randomness.uuid() as EnquiryId, reference, createdAt })
  const isKept = await enquiries.addWithin({ most: mostPerHour, since: createdAt.subtract({ hours: 1 }) }, enquiry)
  if (!isKept) return refused({ code: 'too-many' })
  void platformMail.tell(enquiry)
  return accepted({ reference })
}
