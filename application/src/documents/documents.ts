import type { Document } from '@camp/domain/documents/document.ts'
import type { KeptRow, KeptRows } from '../settings/kept-rows.ts'

/** `version` counts the wordings that guests acknowledge, `rowVersion` every write. */
export interface DocumentRow extends KeptRow, Document {
  readonly id: Document['id']
}

export interface Documents extends KeptRows<DocumentRow> {}
