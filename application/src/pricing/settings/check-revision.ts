import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import type { SettingsRefusal } from './change-prices.ts'

/** Which row was shown, and in which state; null where it is new. */
interface Shown<Id> {
  readonly id: Id | null
  readonly revision: string | null
}

/** A row is changed or deleted only as it was shown to whoever does it. */
export function checkRevision<Row extends { readonly id: unknown }>(
  rows: readonly Row[],
  { id, revision }: Shown<Row['id']>,
  revisionOfRow: (row: Row) => string,
): Result<null, SettingsRefusal | ChangedMeanwhile> {
  if (id === null) return accepted(null)
  const row = rows.find((each) => each.id === id)
  if (!row) return refused({ code: 'not-found' })
  return revisionOfRow(row) === revision ? accepted(null) : refused({ code: 'changed-meanwhile' })
}
