import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { KeepRefusal, KeptRow, KeptRows } from './kept-rows.ts'

/** Which row is saved: a new one, or one that was read in that version. */
export interface RowToKeep<Id extends string> {
  readonly organisationId: OrganisationId
  readonly id: Id | null
  readonly rowVersion: number
}

export interface KeepRowPorts<Row extends KeptRow> {
  readonly rows: Pick<KeptRows<Row>, 'find' | 'add' | 'replace'>
  readonly randomness: Randomness
}

type Identity<Row extends KeptRow> = Pick<Row, 'id' | 'organisationId' | 'rowVersion'>

/** Adds or replaces; `make` gives the row its facts, from what is stored where something is. */
export async function keepRow<Row extends KeptRow>(
  { rows, randomness }: KeepRowPorts<Row>,
  { organisationId, id, rowVersion }: RowToKeep<Row['id']>,
  make: (identity: Identity<Row>, stored: Row | undefined) => Row,
): Promise<Result<{ readonly id: Row['id'] }, KeepRefusal | { readonly code: 'not-found' }>> {
  const stored = id === null ? undefined : await rows.find(organisationId, id)
  if (id !== null && !stored) return refused({ code: 'not-found' })
  const row = make({ id: id ?? randomness.uuid(), organisationId, rowVersion }, stored)
  const kept = stored ? await rows.replace(row) : await rows.add(row)
  return kept.ok ? accepted({ id: row.id }) : kept
}
