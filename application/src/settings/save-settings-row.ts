import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { Randomness } from '../shared/randomness.ts'
import { type AuditedWriting, type Written, writeAudited } from './audited-writing.ts'
import type { SaveRowRefusal, SettingsRow, SettingsRows } from './settings-rows.ts'

/** Which row is saved: a new one, or one that was read in that version. */
export interface RowToSave<Id extends string> {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly id: Id | null
  readonly rowVersion: number
}

export interface SaveRowPorts extends AuditedWriting {
  readonly randomness: Randomness
}

/** How the trail of changes names a kind of row. */
export interface RowKind<Row extends SettingsRow> {
  /** `payment-rule`. */
  readonly concept: string
  readonly rows: Pick<SettingsRows<Row>, 'find' | 'add' | 'replace'>
  readonly secrets?: ReadonlySet<string>
}

type Identity<Row extends SettingsRow> = Pick<Row, 'organisationId' | 'rowVersion'> & { readonly id: Row['id'] }

/** Adds or replaces; `make` gives the row its facts, from what is stored where something is. */
export function saveSettingsRow<Row extends SettingsRow>(
  ports: SaveRowPorts,
  { concept, rows, secrets = new Set() }: RowKind<Row>,
  { actor, organisationId, id, rowVersion }: RowToSave<Row['id']>,
  make: (identity: Identity<Row>, stored: Row | undefined) => Row,
): Promise<Result<{ readonly id: Row['id'] }, SaveRowRefusal | { readonly code: 'not-found' }>> {
  type Answer = Result<Written<{ readonly id: Row['id'] }>, SaveRowRefusal | { readonly code: 'not-found' }>
  return writeAudited(ports, { actor, organisationId }, async (): Promise<Answer> => {
    const stored = id === null ? undefined : await rows.find(organisationId, id)
    if (id !== null && !stored) return refused({ code: 'not-found' })
    const row = make({ id: id ?? ports.randomness.uuid(), organisationId, rowVersion }, stored)
    const kept = stored ? await rows.replace(row) : await rows.add(row)
    if (!kept.ok) return kept
    const act = `${concept}.${stored ? 'changed' : 'added'}`
    return accepted({ value: { id: row.id }, act, subject: row.id, before: stored, after: row, secrets })
  })
}

export interface RemovableRows<Row extends SettingsRow, Refusal> {
  readonly concept: string
  readonly rows: Pick<SettingsRows<Row>, 'find'> & {
    // biome-ignore lint/suspicious/noConfusingVoidType: rows that nothing can need answer nothing.
    remove(organisationId: OrganisationId, id: string): Promise<Result<null, Refusal> | void>
  }
  readonly secrets?: ReadonlySet<string>
}

interface RowToRemove {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly id: string
}

/** Removes what is there; what is gone already is no fault. */
export function removeSettingsRow<Row extends SettingsRow, Refusal = never>(
  ports: AuditedWriting,
  { concept, rows, secrets = new Set() }: RemovableRows<Row, Refusal>,
  { actor, organisationId, id }: RowToRemove,
): Promise<Result<null, Refusal>> {
  return writeAudited(ports, { actor, organisationId }, async () => {
    const stored = await rows.find(organisationId, id)
    const removed = (await rows.remove(organisationId, id)) ?? accepted(null)
    if (!removed.ok) return removed
    return accepted({ value: null, act: `${concept}.deleted`, subject: id, before: stored, secrets })
  })
}
