import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Enquiry, EnquiryId, ProspectStage } from '../../enquiries.ts'
import type { EnquiryQuery, FollowedEnquiry, ProspectCampsite, ProspectNote, Prospects } from '../prospects.ts'

/** `campsiteOf` tells what an organisation is called now. */
export class InMemoryProspects implements Prospects {
  #enquiries: readonly Enquiry[]
  readonly #campsiteOf: (id: OrganisationId) => ProspectCampsite
  readonly #campsites = new Map<EnquiryId, OrganisationId>()
  readonly #notes: { readonly of: EnquiryId; readonly note: ProspectNote }[] = []

  constructor(enquiries: readonly Enquiry[], campsiteOf: (id: OrganisationId) => ProspectCampsite) {
    this.#enquiries = enquiries
    this.#campsiteOf = campsiteOf
  }

  async page({ search, stage, sort, isDescending, limit, offset }: EnquiryQuery) {
    const rows = this.#enquiries
      .filter((enquiry) => stage === '' || (enquiry.kind === 'message' ? 'message' : enquiry.stage) === stage)
      .filter((enquiry) => plain(searchedTexts(enquiry).join(' ')).includes(plain(search)))
      .toSorted((one, other) => compare(sorted(one, sort), sorted(other, sort)) * (isDescending ? -1 : 1) || newer(one, other))
    return { rows: rows.slice(offset, limit === null ? undefined : offset + limit), total: rows.length }
  }

  async find(id: EnquiryId): Promise<FollowedEnquiry | undefined> {
    const enquiry = this.#enquiries.find((one) => one.id === id)
    const notes = this.#notes.filter((one) => one.of === id).map(({ note }) => ({ ...note, byName: null }))
    return enquiry && { enquiry, campsite: this.#campsite(id), notes: notes.toReversed() }
  }

  async findForChange(id: EnquiryId) {
    const prospect = this.#enquiries.find((one) => one.id === id)
    return prospect?.kind === 'prospect' ? { prospect, campsite: this.#campsite(id) } : undefined
  }

  async setStage(id: EnquiryId, stage: ProspectStage): Promise<void> {
    this.#enquiries = this.#enquiries.map((one) => (one.kind === 'prospect' && one.id === id ? { ...one, stage } : one))
  }

  async addNote(of: EnquiryId, note: ProspectNote): Promise<void> {
    this.#notes.push({ of, note })
  }

  async setCampsite(id: EnquiryId, organisationId: OrganisationId): Promise<void> {
    this.#campsites.set(id, organisationId)
  }

  #campsite(id: EnquiryId): ProspectCampsite | null {
    const organisationId = this.#campsites.get(id)
    return organisationId ? this.#campsiteOf(organisationId) : null
  }
}

function searchedTexts(enquiry: Enquiry): readonly string[] {
  const own = enquiry.kind === 'prospect' ? [enquiry.campsite, enquiry.phone] : [enquiry.subject]
  return [enquiry.name, enquiry.email, ...own, enquiry.reference]
}

function sorted(enquiry: Enquiry, sort: EnquiryQuery['sort']): string {
  return sort === 'createdAt' ? enquiry.createdAt.toString() : plain(enquiry[sort])
}

function newer(one: Enquiry, other: Enquiry): number {
  return Temporal.Instant.compare(other.createdAt, one.createdAt)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
