import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { ChangedMeanwhile, NameTaken } from '../shared/refusals.ts'

/**
 * One row of an organisation's settings. `rowVersion` counts its writes: whoever saves says which one they
 * have read.
 */
export interface SettingsRow {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly rowVersion: number
}

/** A row of another kind that it was to belong to is not there, or not of this organisation. */
export type ParentUnknown = { readonly code: 'parent-unknown' }

export type SaveRowRefusal = NameTaken | ChangedMeanwhile | ParentUnknown

/**
 * The rows of one kind, of every organisation. A row is only ever found, written or removed under its own
 * organisation.
 */
export interface SettingsRows<Row extends SettingsRow> {
  /** In the order in which people read them. */
  list(organisationId: OrganisationId): Promise<readonly Row[]>
  find(organisationId: OrganisationId, id: string): Promise<Row | undefined>
  /** As version 1. */
  add(row: Row): Promise<Result<null, SaveRowRefusal>>
  /** Refuses a row that is not stored in the version that it carries, and moves the version by one. */
  replace(row: Row): Promise<Result<null, SaveRowRefusal>>
  /** What is linked to the row loses the link; removing what is gone is no fault. */
  remove(organisationId: OrganisationId, id: string): Promise<void>
}
