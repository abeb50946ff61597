import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { ChangedMeanwhile, NameTaken } from '../shared/refusals.ts'

/** One row of an organisation's settings. */
export interface SettingsRow {
  readonly id: string
  readonly organisationId: OrganisationId
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
  /** And until the transaction ends nobody else changes the settings of this organisation. */
  findForChange(organisationId: OrganisationId, id: string): Promise<Row | undefined>
  add(row: Row): Promise<Result<null, SaveRowRefusal>>
  /** Refuses a row that is not there. */
  replace(row: Row): Promise<Result<null, SaveRowRefusal>>
  /** What is linked to the row loses the link; removing what is gone is no fault. */
  remove(organisationId: OrganisationId, id: string): Promise<void>
}
