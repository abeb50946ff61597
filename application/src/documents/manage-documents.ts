import { type DocumentFacts, documentProblems, versionAfter } from '@camp/domain/documents/document.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { DocumentId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type KeepRowPorts, keepRow, type RowToKeep } from '../settings/keep-row.ts'
import { DeleteKeptRow, ListKeptRows } from '../settings/kept-row-use-cases.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import type { DocumentRow, Documents } from './documents.ts'

interface Ports extends KeepRowPorts {
  readonly documents: Documents
  readonly sanitiseHtml: SanitiseHtml
}

export class ListDocuments extends ListKeptRows<DocumentRow> {
  constructor(ports: Pick<Ports, 'documents'>) {
    super(ports.documents)
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
export class DeleteDocument extends DeleteKeptRow<DocumentRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'documents'>) {
    super(ports, { concept: 'document', rows: ports.documents })
  }
}
