import { type DocumentFacts, documentProblems, versionAfter } from '@camp/domain/documents/document.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { DocumentId, OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { keepRow, type RowToKeep } from '../settings/keep-row.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, judgeReader, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import type { DocumentRow, Documents } from './documents.ts'

interface Ports {
  readonly documents: Documents
  readonly randomness: Randomness
  readonly sanitiseHtml: SanitiseHtml
}

export class ListDocuments {
  readonly #ports: Pick<Ports, 'documents'>

  constructor(ports: Pick<Ports, 'documents'>) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly DocumentRow[], SettingsRefusal>> {
    const judged = judgeReader(query.actor, query.organisationId)
    return judged.ok ? accepted(await this.#ports.documents.list(query.organisationId)) : judged
  }
}

export interface SaveDocumentCommand extends RowToKeep<DocumentId> {
  readonly actor: Actor
  readonly document: DocumentFacts
}

/** Other words become the next version, which new bookings are asked to acknowledge; earlier bookings keep theirs. */
export class SaveDocument {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    document,
    ...row
  }: SaveDocumentCommand): Promise<Result<{ readonly id: DocumentId }, SettingsRefusal | FieldsInvalid | KeepRefusal>> {
    const judged = judgeManager(actor, row.organisationId)
    if (!judged.ok) return judged
    const { documents, randomness, sanitiseHtml } = this.#ports
    const clean = { ...document, text: sanitiseHtml(document.text) }
    const problems = documentProblems(clean)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return keepRow<DocumentRow>({ rows: documents, randomness }, row, (identity, stored) => ({
      ...identity,
      ...clean,
      id: identity.id as DocumentId,
      version: stored ? versionAfter(stored, clean) : 1,
    }))
  }
}

/** What was acknowledged stays with its bookings. */
export class DeleteDocument {
  readonly #ports: Pick<Ports, 'documents'>

  constructor(ports: Pick<Ports, 'documents'>) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: DocumentId
  }): Promise<Result<null, SettingsRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    await this.#ports.documents.remove(command.organisationId, command.id)
    return accepted(null)
  }
}
