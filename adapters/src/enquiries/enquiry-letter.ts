import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'

export interface EnquiryLetter {
  readonly subject: string
  readonly text: string
}

/** What the platform's people read; an answer to it reaches the sender. */
export function enquiryLetter(enquiry: Enquiry): EnquiryLetter {
  const { reference, name, email } = enquiry
  const subject =
    enquiry.kind === 'message' ? `Message: ${enquiry.subject} (${reference})` : `Demo request: ${enquiry.campsite} (${reference})`
  const facts = enquiry.kind === 'message' ? [] : prospectFacts(enquiry)
  const lines = [`Reference: ${reference}`, `From: ${name}, ${email}`, ...facts, '', enquiry.message ?? 'No message.']
  return { subject, text: `${lines.join('\n')}\n` }
}

function prospectFacts({ campsite, phone, provinceCode, plotCount }: Enquiry & { kind: 'prospect' }): readonly string[] {
  return [
    `Campsite: ${campsite}`,
    `Phone: ${phone}`,
    `Province: ${provinceCode ?? 'not said, or outside South Africa'}`,
    `Plots: ${plotCount ?? 'not said'}`,
  ]
}
