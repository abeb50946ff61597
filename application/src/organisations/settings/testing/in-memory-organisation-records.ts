import { campsiteTopics } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type {
  NewOrganisation,
  OrganisationChoices,
  OrganisationRecords,
  OrganisationStatusChange,
  SaveRefusal,
  Stamp,
  StoredOrganisation,
} from '../organisation-records.ts'

export interface InMemoryOrganisationFacts {
  readonly id: OrganisationId
  readonly record: OrganisationRecord
  readonly status?: OrganisationStatus
  readonly isBooked?: boolean
}

/** Of a new organisation, as the database has it. */
const untouched = {
  shortDescription: '',
  isAdultsOnly: false,
  address1: null,
  address2: null,
  suburb: null,
  cityName: '',
  postalCode: null,
  directions: null,
  aboutHosts: null,
  houseRules: null,
  aboutPets: null,
  aboutArrival: null,
  googleMaps: null,
  businessEmail: null,
  businessNumber: null,
  useDisplayFromAmount: false,
  displayFromAmountOffPeak: null,
  displayFromAmountPeak: null,
  displayFromAmountSuperPeak: null,
  displayFromAmountType: null,
  facilities: [],
  isAllowMultiplePlots: false,
  useDimensions: false,
  takesOnlinePayment: false,
  releasesTransfers: false,
  asksProvedNumber: false,
  cancelsOverdueBookings: false,
  hears: campsiteTopics,
  ownerName: null,
  ownerEmail: null,
  ownerNumber: null,
  registrationNumber: null,
  vatNumber: null,
  bankName: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankBranchCode: null,
  bankAccountType: null,
  showsBankDetails: false,
  bookingFeeType: null,
  bookingFeePercentage: 0,
  bookingFeeAmount: 0,
  adminFeeType: null,
  adminFeeAmount: 0,
  adminFeeStartDate: null,
  isFeaturedOnHomepage: false,
  isFeaturedOnSearch: false,
  isDemo: false,
  cancellationPolicy: [
    { daysBeforeArrival: 14, refundPercentage: 100 },
    { daysBeforeArrival: 7, refundPercentage: 50 },
  ],
} as const

export class InMemoryOrganisationRecords implements OrganisationRecords {
  readonly #rows = new Map<OrganisationId, StoredOrganisation>()
  readonly #history = new Map<OrganisationId, readonly OrganisationStatusChange[]>()
  readonly #choices: OrganisationChoices

  constructor(rows: readonly InMemoryOrganisationFacts[], choices: OrganisationChoices) {
    this.#choices = choices
    for (const { id, record, status = 'active', isBooked = false } of rows) this.#rows.set(id, { id, record, status, isBooked })
  }

  async find(id: OrganisationId): Promise<StoredOrganisation | undefined> {
    return this.#rows.get(id)
  }

  findForChange(id: OrganisationId): Promise<StoredOrganisation | undefined> {
    return this.find(id)
  }

  async save(id: OrganisationId, values: Partial<OrganisationRecord>, _: Stamp): Promise<Result<null, SaveRefusal>> {
    const stored = this.#rows.get(id)
    if (!stored) return accepted(null)
    const problem = this.#problem(id, values)
    if (problem) return refused(problem)
    const known = new Set(this.#choices.facilities.map((facility) => facility.id))
    const facilities = (values.facilities ?? stored.record.facilities).filter((facility) => known.has(facility)).toSorted()
    this.#rows.set(id, { ...stored, record: { ...stored.record, ...values, facilities } })
    return accepted(null)
  }

  async add({ id, ...named }: NewOrganisation, { at, by }: Stamp): Promise<Result<null, SaveRefusal>> {
    const problem = this.#problem(id, named)
    if (problem) return refused(problem)
    const record = { ...untouched, ...named, latitude: -33, longitude: 20 }
    this.#rows.set(id, { id, record, status: 'pending', isBooked: false })
    this.#history.set(id, [{ from: null, to: 'pending', at, by, why: 'Created' }])
    return accepted(null)
  }

  async changeStatus(id: OrganisationId, change: OrganisationStatusChange): Promise<void> {
    const stored = this.#rows.get(id)
    if (stored) this.#rows.set(id, { ...stored, status: change.to })
    this.#history.set(id, [change, ...(this.#history.get(id) ?? [])])
  }

  async statusHistory(id: OrganisationId): Promise<readonly OrganisationStatusChange[]> {
    return this.#history.get(id) ?? []
  }

  async choices(): Promise<OrganisationChoices> {
    return this.#choices
  }

  #problem(id: OrganisationId, { slug, province }: Partial<OrganisationRecord>): SaveRefusal | undefined {
    const isTaken = slug !== undefined && [...this.#rows.values()].some((row) => row.id !== id && row.record.slug === slug)
    if (isTaken) return { code: 'slug-taken' }
    const isUnknown = province !== undefined && !this.#choices.provinces.some(({ code }) => code === province)
    return isUnknown ? { code: 'province-unknown' } : undefined
  }
}
