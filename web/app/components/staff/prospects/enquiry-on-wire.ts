import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'

/** As a page is sent it: a campsite is called by its name, a message by its subject. */
export function enquiryOnWire(enquiry: Enquiry) {
  const { id, reference, name, email, message } = enquiry
  const sender = { id, reference, name, email, message, createdAt: instantOnWire(enquiry.createdAt) }
  if (enquiry.kind === 'message') return { ...sender, stage: 'message' as const, title: enquiry.subject, facts: null }
  const { campsite: title, phone, provinceCode, plotCount, stage } = enquiry
  return { ...sender, stage, title, facts: { phone, provinceCode, plotCount } }
}

export type WireEnquiry = ReturnType<typeof enquiryOnWire>
