import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { type MasterProblem, type MasterValues, readMasterRow } from '@camp/domain/master-data/read-master-row.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import { checkRevision } from '../settings/check-revision.ts'
import type { Actor } from '../shared/actor.ts'
import type { ListedPage } from '../shared/listing.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { ChangedMeanwhile, NotFound, NotPermitted } from '../shared/refusals.ts'
import { revisionOf } from '../shared/revision.ts'
import { judgeMasterChange, type MasterKept } from './judge-master-change.ts'
import { masterConcepts } from './master-concepts.ts'
import type { ListedMasterRow, MasterChoice, MasterData, MasterListing, MasterRowTaken, MasterUses } from './master-data.ts'

interface OfKind {
  readonly actor: Actor
  readonly kind: MasterKind
}

/** Every row of one kind, page by page. */
export class ListMasterData {
  readonly #ports: { readonly masterData: Pick<MasterData, 'list'> }

  constructor(ports: { readonly masterData: Pick<MasterData, 'list'> }) {
    this.#ports = ports
  }

  async execute({ actor, kind, ...listing }: OfKind & MasterListing): Promise<Result<ListedPage<ListedMasterRow>, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.masterData.list(kind, listing))
  }
}

export interface MasterRowView {
  /** Null: a new one. */
  readonly row: ListedMasterRow | null
  readonly revision: string
  /** What its chosen fields may be chosen from, by field. */
  readonly choices: Readonly<Record<string, readonly MasterChoice[]>>
}

/** One row, or a new one, as its form needs it. */
export class ShowMasterRow {
  readonly #ports: { readonly masterData: Pick<MasterData, 'find' | 'choices'> }

  constructor(ports: { readonly masterData: Pick<MasterData, 'find' | 'choices'> }) {
    this.#ports = ports
  }

  async execute({
    actor,
    kind,
    id,
  }: OfKind & { readonly id: string | null }): Promise<Result<MasterRowView, NotPermitted | NotFound>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { masterData } = this.#ports
    const row = id === null ? null : await masterData.find(kind, id)
    if (row === undefined) return refused({ code: 'not-found' })
    const choices: Record<string, readonly MasterChoice[]> = {}
    for (const [field, { rule }] of Object.entries(fieldsOfKind(kind))) {
      if (rule.kind === 'chosen') choices[field] = await masterData.choices(rule.from)
    }
    return accepted({ row, revision: revisionOf(row?.values), choices })
  }
}

export interface SaveMasterRowCommand extends OfKind {
  /** Null: a new one. */
  readonly id: string | null
  /** Of what the form was filled from. */
  readonly revision: string
  /** As typed, by field. */
  readonly typed: Readonly<Record<string, string>>
}

export type SaveMasterRowRefusal =
  | (NotPermitted | NotFound | ChangedMeanwhile)
  | (MasterRowTaken | MasterKept)
  | { readonly code: 'fields-invalid'; readonly problems: readonly MasterProblem[] }

export interface MasterWriting extends AuditedWriting {
  readonly masterData: MasterData
}

/** Adds a row of master data, or changes one. What others stand under stays as it is. */
export class SaveMasterRow {
  readonly #ports: MasterWriting

  constructor(ports: MasterWriting) {
    this.#ports = ports
  }

  async execute({
    actor,
    kind,
    id,
    revision,
    typed,
  }: SaveMasterRowCommand): Promise<Result<{ readonly id: string }, SaveMasterRowRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { masterData, clock } = this.#ports
    return writeAudited<{ readonly id: string }, SaveMasterRowRefusal>(this.#ports, { actor, organisationId: null }, async () => {
      const shown = id === null ? accepted(null) : checkRevision(await masterData.find(kind, id), revision, revisionOfRow)
      if (!shown.ok) return shown
      const stored = shown.value
      const read = readMasterRow(kind, { ...typed, ...fixedTexts(kind, stored?.values) })
      if (!read.ok) return refused({ code: 'fields-invalid', problems: read.refusal })
      const problems = stored ? [] : missingSecrets(kind, read.value)
      if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
      const judged = judgeMasterChange(
        kind,
        { before: stored?.values ?? null, after: read.value, uses: stored?.uses ?? {} },
        clock.now(),
      )
      if (!judged.ok) return judged
      const kept = stored ? await masterData.replace(kind, stored.id, read.value) : await masterData.add(kind, read.value)
      if (!kept.ok) return kept
      const subject = stored?.id ?? (kept.value as { readonly id: string }).id
      const act = `${masterConcepts[kind]}.${stored ? 'changed' : 'added'}`
      return accepted({ value: { id: subject }, act, subject, before: stored?.values, after: withoutSecrets(kind, read.value) })
    })
  }
}

export type DeleteMasterRowRefusal =
  | (NotPermitted | NotFound | ChangedMeanwhile | MasterKept)
  | { readonly code: 'in-use'; readonly uses: MasterUses }

/** Deletes a row of master data that nothing stands under. */
export class DeleteMasterRow {
  readonly #ports: MasterWriting

  constructor(ports: MasterWriting) {
    this.#ports = ports
  }

  async execute({
    actor,
    kind,
    id,
    revision,
  }: OfKind & { readonly id: string; readonly revision: string }): Promise<Result<null, DeleteMasterRowRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { masterData, clock } = this.#ports
    return writeAudited<null, DeleteMasterRowRefusal>(this.#ports, { actor, organisationId: null }, async () => {
      const shown = checkRevision(await masterData.find(kind, id), revision, revisionOfRow)
      if (!shown.ok) return shown
      const stored = shown.value
      const judged = judgeMasterChange(kind, { before: stored.values, after: null, uses: stored.uses }, clock.now())
      if (!judged.ok) return judged
      if (Object.keys(stored.uses).length > 0) return refused({ code: 'in-use', uses: stored.uses })
      await masterData.remove(kind, id)
      return accepted({ value: null, act: `${masterConcepts[kind]}.deleted`, subject: id, before: stored.values })
    })
  }
}

function revisionOfRow({ values }: ListedMasterRow): string {
  return revisionOf(values)
}

/** A changed form sends what others stand under as little as a forged one may. */
function fixedTexts(kind: MasterKind, values: MasterValues | undefined): Readonly<Record<string, string>> {
  if (!values) return {}
  const fixed = Object.entries(fieldsOfKind(kind)).filter(([, { isFixed }]) => isFixed)
  return Object.fromEntries(fixed.map(([field]) => [field, String(values[field])]))
}

function secretsOf(kind: MasterKind): readonly string[] {
  return Object.entries(fieldsOfKind(kind)).flatMap(([field, { isSecret }]) => (isSecret ? [field] : []))
}

function missingSecrets(kind: MasterKind, values: MasterValues): readonly MasterProblem[] {
  const asked = secretsOf(kind).filter((field) => fieldsOfKind(kind)[field]?.isSecret === 'asked-for')
  return asked.flatMap((field) => (values[field] ? [] : [{ field, code: 'missing' as const }]))
}

/** The trail says that a secret was changed, and not to what. */
function withoutSecrets(kind: MasterKind, values: MasterValues): MasterValues {
  const secrets = secretsOf(kind)
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, secrets.includes(field) && value ? '•••' : value]),
  )
}
