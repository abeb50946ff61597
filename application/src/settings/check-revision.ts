import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ChangedMeanwhile, NotFound } from '../shared/refusals.ts'

/** Which row was shown, and what it looked like then; null where it is new. */
export interface ShownRow<Id> {
  readonly id: Id | null
  readonly revision: string | null
}

/** What is stored, where it is still as it was shown; to be asked while nobody else changes it. */
export function checkRevision<Stored>(
  stored: Stored | undefined,
  revision: string | null,
  revisionOfStored: (stored: Stored) => string,
): Result<Stored, NotFound | ChangedMeanwhile> {
  if (stored === undefined) return refused({ code: 'not-found' })
  return revisionOfStored(stored) === revision ? accepted(stored) : refused({ code: 'changed-meanwhile' })
}

/** The row of these that is changed or deleted, where it is still as it was shown; none where it is new. */
export function checkShownRow<Row extends { readonly id: unknown }>(
  rows: readonly Row[],
  { id, revision }: ShownRow<Row['id']>,
  revisionOfRow: (row: Row) => string,
): Result<Row | undefined, NotFound | ChangedMeanwhile> {
  if (id === null) return accepted(undefined)
  return checkRevision(
    rows.find((row) => row.id === id),
    revision,
    revisionOfRow,
  )
}
