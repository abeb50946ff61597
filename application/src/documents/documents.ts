import type { Document } from '@camp/domain/documents/document.ts'
import type { SettingsRow, SettingsRows } from '../settings/settings-rows.ts'

/** `version` counts the wordings that guests acknowledge. */
export interface DocumentRow extends SettingsRow, Document {
  readonly id: Document['id']
}

export interface Documents extends SettingsRows<DocumentRow> {}
