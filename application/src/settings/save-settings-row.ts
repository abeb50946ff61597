import type { FieldProblem } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { ChangedMeanwhile, NotFound } from '../shared/refusals.ts'
import { revisionOf } from '../shared/revision.ts'
import { type AuditedWriting, type Written, writeAudited } from './audited-writing.ts'
import { checkRevision, type ShownRow } from './check-revision.ts'
import { judgeManager, type SettingsRefusal } from './settings-permission.ts'
import type { SaveRowRefusal, SettingsRow, SettingsRows } from './settings-rows.ts'

/** Which row is saved: a new one, or one as it was shown. */
export interface RowToSave<Id extends string> extends ShownRow<Id> {
  readonly actor: Actor
  readonly organisationId: OrganisationId
}

export interface SaveRowPorts extends AuditedWriting {
  readonly randomness: Randomness
}

interface RowKind<Row extends SettingsRow> {
  /** As the trail of changes names it: `payment-rule`. */
  readonly concept: string
  /** Where a form does not show all of a row. */
  readonly revisionOfRow?: (row: Row) => string
  readonly secrets?: ReadonlySet<string>
}

export interface SavableRows<Row extends SettingsRow> extends RowKind<Row> {
  readonly rows: Pick<SettingsRows<Row>, 'findForChange' | 'add' | 'replace'>
}

type Identity<Row extends SettingsRow> = Pick<Row, 'organisationId'> & { readonly id: Row['id'] }

interface TypedRow<Row extends SettingsRow, Problem> {
  /** What is wrong with what was typed. */
  readonly problems: readonly Problem[]
  /** The row with its facts, from what is stored where something is. */
  readonly make: (identity: Identity<Row>, stored: Row | undefined) => Row
}

type SaveRefusal<Problem> = SettingsRefusal | SaveRowRefusal | FieldsRefused<Problem>
type FieldsRefused<Problem> = { readonly code: 'fields-invalid'; readonly problems: readonly Problem[] }

export type SavedRow<Id, Problem = FieldProblem> = Promise<Result<{ readonly id: Id }, SaveRefusal<Problem>>>

/** Adds or replaces, for whoever may write the settings. */
export async function saveSettingsRow<Row extends SettingsRow, Problem = FieldProblem>(
  ports: SaveRowPorts,
  { concept, rows, revisionOfRow = revisionOf, secrets = new Set() }: SavableRows<Row>,
  { actor, organisationId, id, revision }: RowToSave<Row['id']>,
  read: () => TypedRow<Row, Problem>,
): SavedRow<Row['id'], Problem> {
  const judged = judgeManager(actor, organisationId)
  if (!judged.ok) return judged
  const { problems, make } = read()
  if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
  type Answer = Result<Written<{ readonly id: Row['id'] }>, SaveRowRefusal | NotFound>
  return writeAudited(ports, { actor, organisationId }, async (): Promise<Answer> => {
    const shown =
      id === null ? accepted(undefined) : checkRevision(await rows.findForChange(organisationId, id), revision, revisionOfRow)
    if (!shown.ok) return shown
    const stored = shown.value
    const row = make({ id: id ?? ports.randomness.uuid(), organisationId }, stored)
    const kept = stored ? await rows.replace(row) : await rows.add(row)
    if (!kept.ok) return kept
    const act = `${concept}.${stored ? 'changed' : 'added'}`
    return accepted({ value: { id: row.id }, act, subject: row.id, before: stored, after: row, secrets })
  })
}

export interface RemovableRows<Row extends SettingsRow, Refusal> extends RowKind<Row> {
  readonly rows: Pick<SettingsRows<Row>, 'findForChange'> & {
    // biome-ignore lint/suspicious/noConfusingVoidType: rows that nothing can need answer nothing.
    remove(organisationId: OrganisationId, id: string): Promise<Result<null, Refusal> | void>
  }
}

export interface RowToRemove<Id extends string> {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly id: Id
  readonly revision: string
}

/** Removes what was shown; what is gone already is no fault. */
export function removeSettingsRow<Row extends SettingsRow, Refusal = never>(
  ports: AuditedWriting,
  { concept, rows, revisionOfRow = revisionOf, secrets = new Set() }: RemovableRows<Row, Refusal>,
  { actor, organisationId, id, revision }: RowToRemove<Row['id']>,
): Promise<Result<null, Refusal | ChangedMeanwhile>> {
  type Answer = Result<Written<null>, Refusal | ChangedMeanwhile>
  return writeAudited(ports, { actor, organisationId }, async (): Promise<Answer> => {
    const stored = await rows.findForChange(organisationId, id)
    if (stored && revisionOfRow(stored) !== revision) return refused({ code: 'changed-meanwhile' })
    const removed = (await rows.remove(organisationId, id)) ?? accepted(null)
    if (!removed.ok) return removed
    return accepted({ value: null, act: `${concept}.deleted`, subject: id, before: stored, secrets })
  })
}
