import type { Document } from '@camp/domain/documents/document.ts'
import { type Fields, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'

export type DocumentColumns = JsonRow<'document'>

/** Every field of a document, once. */
export const documentFields = {
  id: 'id',
  title: 'title',
  text: 'text',
  version: 'version',
  isMandatory: 'is_mandatory',
  isActive: 'is_active',
} as const satisfies Fields<DocumentColumns, Document>

export const readDocument = reader<DocumentColumns, Document>(documentFields)
export const writeDocument = writer<DocumentColumns, Document, typeof documentFields>(documentFields)
