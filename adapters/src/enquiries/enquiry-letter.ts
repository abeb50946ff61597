import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'
import { translatorOf } from '@camp/domain/languages/translator.ts'
import { english } from './english.ts'

export interface EnquiryLetter {
  readonly subject: string
  readonly text: string
}

const t = translatorOf<typeof english>('en', english)

/** What the platform's people read; an answer to it reaches the sender. */
export function enquiryLetter(enquiry: Enquiry): EnquiryLetter {
  const { reference, name, email } = enquiry
  const subject = enquiry.kind === 'message' ? t('message', enquiry) : t('prospect', enquiry)
  const facts = enquiry.kind === 'message' ? [] : prospectFacts(enquiry)
  const lines = [t('reference', { reference }), t('from', { name, email }), ...facts, '', enquiry.message ?? t('noMessage')]
  return { subject, text: `${lines.join('\n')}\n` }
}

function prospectFacts({ campsite, phone, provinceCode, plotCount }: Enquiry & { kind: 'prospect' }): readonly string[] {
  return [
    t('campsite', { campsite }),
    t('phone', { phone }),
    t('province', { province: provinceCode ?? t('provinceUnknown') }),
    t('plots', { plots: plotCount ?? t('plotsUnknown') }),
  ]
}
