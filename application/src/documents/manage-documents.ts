import { type DocumentFacts, documentProblems, versionAfter } from '@camp/domain/documents/document.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { DocumentId, OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type KeepRowPorts, keepRow, type RowToKeep, removeRow } from '../settings/keep-row.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, judgeReader, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import type { DocumentRow, Documents } from './documents.ts'

interface Ports extends KeepRowPorts {
  readonly documents: Documents
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
  readonly document: DocumentFacts
}

/** Other words become the next version, which new bookings are asked to acknowledge; earlier bookings keep theirs. */
export class SaveDocument {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    document,
    ...row
  }: SaveDocumentCommand): Promise<Result<{ readonly id: DocumentId }, SettingsRefusal | FieldsInvalid | KeepRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const { documents, sanitiseHtml } = this.#ports
    const clean = { ...document, text: sanitiseHtml(document.text) }
    const problems = documentProblems(clean)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return keepRow<DocumentRow>(this.#ports, { concept: 'document', rows: documents }, row, (identity, stored) => ({
      ...clean,
      ...identity,
      version: stored ? versionAfter(stored, clean) : 1,
    }))
  }
}

/** What was acknowledged stays with its bookings. */
export class DeleteDocument {
  readonly #ports: AuditedWriting & Pick<Ports, 'documents'>

  constructor(ports: AuditedWriting & Pick<Ports, 'documents'>) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: DocumentId
  }): Promise<Result<null, SettingsRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return removeRow(this.#ports, { concept: 'document', rows: this.#ports.documents }, command)
  }
}
