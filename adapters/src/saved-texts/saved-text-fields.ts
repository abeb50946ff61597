import type { SavedText } from '@camp/domain/saved-texts/saved-text.ts'
import { type Fields, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { SavedTextRow as SavedTextTable } from './saved-text-tables.ts'

export type SavedTextColumns = JsonRow<'saved_text'>

/** Every field of a saved text, once. */
export const savedTextFields = {
  ...ownColumns<SavedText>()(SavedTextTable, { organisationId: true }),
} as const satisfies Fields<SavedTextColumns, SavedText>

export const readSavedText = reader<SavedTextColumns, SavedText>(savedTextFields)
export const writeSavedText = writer<SavedTextColumns, SavedText, typeof savedTextFields>(savedTextFields)
