import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../messaging/written/send-soon.ts'
import type { SendWritten } from '../messaging/written/send-written.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { Enquiries, Enquiry, EnquiryId } from './enquiries.ts'
import type { PlatformMail } from './platform-mail.ts'

export interface EnquiryPorts {
  readonly enquiries: Enquiries
  readonly platformMail: PlatformMail
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

export type TooManyEnquiries = { readonly code: 'too-many' }
export type ReceivedEnquiry = Pick<Enquiry, 'reference'>

/** From one e-mail address, of one kind. */
export const mostPerHour = 5

type Stamp = Pick<Enquiry, 'id' | 'reference' | 'createdAt'>

/** Keeps what somebody sent with the mail to the platform, which nobody waits for. */
export async function receiveEnquiry(
  { enquiries, platformMail, sendWritten, transaction, clock, randomness }: EnquiryPorts,
  write: (stamp: Stamp) => Enquiry,
): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
  const createdAt = clock.now()
  const reference = simpleReference((min, max) => randomness.integer(min, max))
  const enquiry = write({ id: randomness.uuid() as EnquiryId, reference, createdAt })
  const isKept = await transaction.run(async () => {
    const isWithin = await enquiries.addWithin({ most: mostPerHour, since: createdAt.subtract({ hours: 1 }) }, enquiry)
    if (isWithin) await platformMail.tell(enquiry)
    return isWithin
  })
  if (!isKept) return refused({ code: 'too-many' })
  sendSoon(sendWritten)
  return accepted({ reference })
}
