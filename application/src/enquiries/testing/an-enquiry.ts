import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { ContactMessage, EnquiryId, Prospect } from '../enquiries.ts'

export function aContactMessage(facts: Partial<ContactMessage> = {}): ContactMessage {
  return {
    kind: 'message',
    id: testId(7_001) as string as EnquiryId,
    reference: '482-913-107',
    name: 'Zanele Mokoena',
    email: 'zanele@example.test',
    subject: 'A stay at the coast',
    message: 'May we bring two dogs?\n\nThank you',
    createdAt: aMoment().now,
    ...facts,
  }
}

export function aProspect(facts: Partial<Prospect> = {}): Prospect {
  return {
    kind: 'prospect',
    id: testId(7_002) as string as EnquiryId,
    reference: '371-205-884',
    name: 'Pieter Louw',
    email: 'pieter@example.test',
    campsite: 'Rietvlei Camp',
    phone: '082 123 4567',
    provinceCode: 'WC',
    plotCount: 24,
    message: null,
    stage: 'new',
    createdAt: aMoment().now,
    ...facts,
  }
}
