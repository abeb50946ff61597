import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface StoredOrganisation {
  readonly id: OrganisationId
  readonly status: OrganisationStatus
  /** Somebody has reserved: links that carry its slug are in the world. */
  readonly isBooked: boolean
  readonly record: OrganisationRecord
}

export interface OrganisationStatusChange {
  /** `null`: it came into being. */
  readonly from: OrganisationStatus | null
  readonly to: OrganisationStatus
  readonly at: Temporal.Instant
  /** A user's id, or the name of a command. */
  readonly by: string
  readonly why: string
}

/** What forms offer. Codes of provinces are those of `OrganisationRecord.province`. */
export interface OrganisationChoices {
  readonly provinces: readonly { readonly code: string; readonly name: string; readonly country: string }[]
  readonly facilities: readonly { readonly id: string; readonly name: string }[]
}

export interface NewOrganisation {
  readonly id: OrganisationId
  readonly name: string
  readonly slug: string
  readonly province: string
}

export interface Stamp {
  readonly at: Temporal.Instant
  readonly by: string
}

export type SaveRefusal = { readonly code: 'slug-taken' | 'province-unknown' }

/** What organisations set of themselves. */
export interface OrganisationRecords {
  find(id: OrganisationId): Promise<StoredOrganisation | undefined>
  /** Inside a transaction: whoever asks next waits until it ends. */
  findForChange(id: OrganisationId): Promise<StoredOrganisation | undefined>
  /**
   * The fields given; after a refusal the transaction is worth nothing more. Facilities that are unknown are
   * left out.
   */
  save(id: OrganisationId, values: Partial<OrganisationRecord>, stamp: Stamp): Promise<Result<null, SaveRefusal>>
  /** Pending, with the middle of its province as its place until somebody says better. */
  add(organisation: NewOrganisation, stamp: Stamp): Promise<Result<null, SaveRefusal>>
  changeStatus(id: OrganisationId, change: OrganisationStatusChange): Promise<void>
  /** The newest first. */
  statusHistory(id: OrganisationId): Promise<readonly OrganisationStatusChange[]>
  choices(): Promise<OrganisationChoices>
}
