import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Enquiries, Enquiry, EnquiryLimit } from '../enquiries.ts'

export class InMemoryEnquiries implements Enquiries {
  #kept: readonly Enquiry[] = []

  async addWithin({ most, since }: EnquiryLimit, enquiry: Enquiry): Promise<boolean> {
    const recent = this.#kept.filter((kept) => isOfSameSender(kept, enquiry) && isAfter(kept.createdAt, since))
    if (recent.length >= most) return false
    this.#kept = [...this.#kept, enquiry]
    return true
  }

  async list(limit: number): Promise<readonly Enquiry[]> {
    return this.#kept.toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt)).slice(0, limit)
  }
}

function isOfSameSender(one: Enquiry, other: Enquiry): boolean {
  return one.kind === other.kind && one.email.toLowerCase() === other.email.toLowerCase()
}

function isAfter(moment: Temporal.Instant, since: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, since) > 0
}
