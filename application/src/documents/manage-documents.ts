import { type DocumentFacts, documentProblems, versionAfter } from '@camp/domain/documents/document.ts'
import type { DocumentId } from '@camp/domain/shared/ids.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SavedRow, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
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

  execute({ document, ...row }: SaveDocumentCommand): SavedRow<DocumentId> {
    const { documents, sanitiseHtml } = this.#ports
    return saveSettingsRow<DocumentRow>(this.#ports, { concept: 'document', rows: documents }, row, () => {
      const clean = { ...document, text: sanitiseHtml(document.text) }
      return {
        problems: documentProblems(clean),
        make: (identity, stored) => ({ ...clean, ...identity, version: stored ? versionAfter(stored, clean) : 1 }),
      }
    })
  }
}

/** What was acknowledged stays with its bookings. */
export class DeleteDocument extends DeleteSettingsRow<DocumentRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'documents'>) {
    super(ports, { concept: 'document', rows: ports.documents })
  }
}
