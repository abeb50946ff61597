import type { Id } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type EnquiryId = Id<'enquiry'>

/** How far a campsite that asked for a demo has come; a new one is `new`. */
export const prospectStages = ['new', 'contacted', 'demo-booked', 'signed-up', 'declined'] as const
export type ProspectStage = (typeof prospectStages)[number]

interface EnquiryFacts {
  readonly id: EnquiryId
  /** In the form of a reservation's reference: a label to speak of it by, never a key. */
  readonly reference: string
  readonly name: string
  readonly email: string
  readonly createdAt: Temporal.Instant
}

/** Somebody wrote to the platform. */
export interface ContactMessage extends EnquiryFacts {
  readonly kind: 'message'
  readonly subject: string
  readonly message: string
}

/** The owner of a campsite would like to see the product. */
export interface Prospect extends EnquiryFacts {
  readonly kind: 'prospect'
  readonly campsite: string
  readonly phone: string
  /** `WC`; null is outside South Africa, or not said. */
  readonly provinceCode: string | null
  readonly plotCount: number | null
  readonly message: string | null
  readonly stage: ProspectStage
}

export type Enquiry = ContactMessage | Prospect

/** At most `most` of one kind from one e-mail address (case ignored) since a moment. */
export interface EnquiryLimit {
  readonly most: number
  readonly since: Temporal.Instant
}

export interface Enquiries {
  /** False, and nothing kept, beyond the limit: also when several arrive at the same moment. */
  addWithin(limit: EnquiryLimit, enquiry: Enquiry): Promise<boolean>
  /** Newest first. */
  list(limit: number): Promise<readonly Enquiry[]>
}
