import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../../shared/listing.ts'
import type { Enquiry, EnquiryId, Prospect, ProspectStage } from '../enquiries.ts'

export const enquirySorts = ['createdAt', 'name', 'email'] as const
export type EnquirySort = (typeof enquirySorts)[number]

export interface EnquiryQuery extends Listing<EnquirySort> {
  /** Empty: everything. `message` is what came by the contact page. */
  readonly stage: ProspectStage | 'message' | ''
}

/** What the platform's people wrote down about a prospect; never changed afterwards. */
export interface ProspectNote {
  readonly at: Temporal.Instant
  /** A user's id, or the name of a command. */
  readonly by: string
  readonly text: string
}

/** The campsite that a prospect became. */
export interface ProspectCampsite {
  readonly slug: string
  readonly name: string
  readonly status: OrganisationStatus
}

export interface FollowedEnquiry {
  readonly enquiry: Enquiry
  readonly campsite: ProspectCampsite | null
  /** The newest first; `byName` is null of a command, and of somebody who is gone. */
  readonly notes: readonly (ProspectNote & { readonly byName: string | null })[]
}

/** Those who write to the platform, as its people follow them. */
export interface Prospects {
  /** Found by name, e-mail address, campsite, subject, phone or reference. Those alike come newest first. */
  page(query: EnquiryQuery): Promise<ListedPage<Enquiry>>
  find(id: EnquiryId): Promise<FollowedEnquiry | undefined>
  /** Inside a transaction: whoever asks next waits until it ends. No messages. */
  findForChange(id: EnquiryId): Promise<{ readonly prospect: Prospect; readonly campsite: ProspectCampsite | null } | undefined>
  setStage(id: EnquiryId, stage: ProspectStage): Promise<void>
  addNote(id: EnquiryId, note: ProspectNote): Promise<void>
  /** Once: a prospect becomes one campsite. */
  setCampsite(id: EnquiryId, organisationId: OrganisationId): Promise<void>
}
