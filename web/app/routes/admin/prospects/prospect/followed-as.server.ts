import type { Enquiry, ProspectStage } from '@camp/application/enquiries/enquiries.ts'
import { revisionOfProspect } from '@camp/application/enquiries/prospects/follow-prospect.ts'

/** What the form of a prospect is filled with; of a message there is none. */
export function followedAs(enquiry: Enquiry) {
  const stage: ProspectStage = enquiry.kind === 'prospect' ? enquiry.stage : 'new'
  return { shown: { stage, note: '' }, revision: revisionOfProspect({ stage }) }
}
