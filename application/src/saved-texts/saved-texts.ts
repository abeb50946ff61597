import type { SavedText } from '@camp/domain/saved-texts/saved-text.ts'
import type { SettingsRow, SettingsRows } from '../settings/settings-rows.ts'

export interface SavedTextRow extends SettingsRow, SavedText {
  readonly id: SavedText['id']
}

export interface SavedTexts extends SettingsRows<SavedTextRow> {}
