import { type DocumentFacts, documentProblems, versionAfter } from '@camp/domain/documents/document.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { DocumentId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import type { DocumentRow, Documents } from './documents.ts'

interface Ports extends SaveRowPorts {
  readonly documents: Documents
  readonly sanitiseHtml: SanitiseHtml
}

export class ListDocuments extends ListSettingsRows<DocumentRow> {
  constructor(ports: Pick<Ports, 'documents'>) {
    super(ports.documents)
  }
}

export interface SaveDocumentCommand extends RowToSave<DocumentId> {
  readonly document: DocumentFacts
}

/**
 * Other words become the next version, which new bookings are asked to acknowledge; earlier bookings keep
 * theirs.
 */
export class SaveDocument {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    document,
    ...row
  }: SaveDocumentCommand): Promise<Result<{ readonly id: DocumentId }, SettingsRefusal | FieldsInvalid | SaveRowRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const { documents, sanitiseHtml } = this.#ports
    const clean = { ...document, text: sanitiseHtml(document.text) }
    const problems = documentProblems(clean)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return saveSettingsRow<DocumentRow>(this.#ports, { concept: 'document', rows: documents }, row, (identity, stored) => ({
      ...clean,
      ...identity,
      version: stored ? versionAfter(stored, clean) : 1,
    }))
  }
}

/** What was acknowledged stays with its bookings. */
export class DeleteDocument extends DeleteSettingsRow<DocumentRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'documents'>) {
    super(ports, { concept: 'document', rows: ports.documents })
  }
}
