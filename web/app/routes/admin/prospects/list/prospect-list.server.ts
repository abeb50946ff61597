import { type Enquiry, prospectStages } from '@camp/application/enquiries/enquiries.ts'
import { type EnquiryQuery, type EnquirySort, enquirySorts } from '@camp/application/enquiries/prospects/prospects.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'

export const prospectList: StaffList<ListedPage<Enquiry>, EnquirySort, 'stage'> = {
  sorts: enquirySorts,
  isDescendingFirst: true,
  filters: ['stage'],
  read: ({ acts, actor, listing, filters }) =>
    acts.searchEnquiries.execute({ actor, ...listing, stage: readStage(filters.stage) }),
}

/** Of the filter; what is no stage asks for all. */
function readStage(text: string): EnquiryQuery['stage'] {
  return text === 'message' ? text : (prospectStages.find((stage) => stage === text) ?? '')
}

export const prospectColumns: readonly FileColumn<Enquiry>[] = [
  ['reference', ({ reference }) => reference],
  ['createdAt', ({ createdAt }) => createdAt.toString().slice(0, 10), 'date'],
  ['stage', (enquiry) => (enquiry.kind === 'prospect' ? enquiry.stage : 'message')],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['campsite', (enquiry) => (enquiry.kind === 'prospect' ? enquiry.campsite : null)],
  ['phone', (enquiry) => (enquiry.kind === 'prospect' ? enquiry.phone : null)],
  ['province', (enquiry) => (enquiry.kind === 'prospect' ? enquiry.provinceCode : null)],
  ['plots', (enquiry) => (enquiry.kind === 'prospect' ? enquiry.plotCount : null)],
  ['subject', (enquiry) => (enquiry.kind === 'message' ? enquiry.subject : null)],
  ['message', ({ message }) => message],
]
