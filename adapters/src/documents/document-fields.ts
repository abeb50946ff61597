import type { Document } from '@camp/domain/documents/document.ts'
import { type Fields, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { DocumentRow as DocumentTable } from './document-tables.ts'

export type DocumentColumns = JsonRow<'document'>

/** Every field of a document, once. */
export const documentFields = {
  ...ownColumns<Document>()(DocumentTable, { organisationId: true }),
} as const satisfies Fields<DocumentColumns, Document>

export const readDocument = reader<DocumentColumns, Document>(documentFields)
export const writeDocument = writer<DocumentColumns, Document, typeof documentFields>(documentFields)
