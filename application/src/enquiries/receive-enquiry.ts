import { networkPlace } from '@camp/domain/people/network-place.ts'
import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../messaging/written/send-soon.ts'
import type { SendWritten } from '../messaging/written/send-written.ts'
import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { Enquiries, Enquiry, EnquiryId } from './enquiries.ts'
import type { PlatformMail } from './platform-mail.ts'

export interface EnquiryPorts {
  readonly enquiries: Enquiries
  readonly platformMail: PlatformMail
  readonly sendWritten: Pick<SendWritten, 'execute'>
  /** Counts over all processes. */
  readonly attempts: Pick<SignInAttempts, 'take'>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

export type TooManyEnquiries = { readonly code: 'too-many' }
export type ReceivedEnquiry = Pick<Enquiry, 'reference'>

/** From one e-mail address, of one kind; and of one visitor, whatever address they type. */
export const mostPerHour = 5
/** Of one network address (rule X10): a school or a mobile network is one. */
export const mostEnquiriesPerAddress = 30

/** From where it is written, as far as the door knows. */
export interface Writer {
  readonly address: string | null
  /** What the browser calls itself. */
  readonly browser: string | null
}

type Stamp = Pick<Enquiry, 'id' | 'reference' | 'createdAt'>

/** Keeps what somebody sent with the mail to the platform, which nobody waits for. */
export async function receiveEnquiry(
  ports: EnquiryPorts,
  from: Writer | null,
  write: (stamp: Stamp) => Enquiry,
): Promise<Result<ReceivedEnquiry, TooManyEnquiries>> {
  const { enquiries, platformMail, sendWritten, transaction, clock, randomness } = ports
  const createdAt = clock.now()
  if (from && !(await isWithinLimits(ports, from))) return refused({ code: 'too-many' })
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

async function isWithinLimits({ attempts, clock }: EnquiryPorts, { address, browser }: Writer): Promise<boolean> {
  const at = clock.now()
  const since = at.subtract({ hours: 1 })
  const place = networkPlace(address ?? '').address
  const limits = [
    { bucket: `enquiry of ${place} ${browser ?? ''}`, most: mostPerHour },
    { bucket: `enquiry from ${place}`, most: mostEnquiriesPerAddress },
  ]
  for (const limit of limits) if ((await attempts.take({ ...limit, since, at })) === undefined) return false
  return true
}
