import { type SavedTextFacts, savedTextProblems } from '@camp/domain/saved-texts/saved-text.ts'
import type { SavedTextId } from '@camp/domain/shared/ids.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SavedRow, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { SavedTextRow, SavedTexts } from './saved-texts.ts'

interface Ports extends SaveRowPorts {
  readonly savedTexts: SavedTexts
}

export class ListSavedTexts extends ListSettingsRows<SavedTextRow> {
  constructor(ports: Pick<Ports, 'savedTexts'>) {
    super(ports.savedTexts)
  }
}

export interface SaveSavedTextCommand extends RowToSave<SavedTextId> {
  readonly savedText: SavedTextFacts
}

/** What was sent with it before stays as it went out. */
export class SaveSavedText {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute({ savedText, ...row }: SaveSavedTextCommand): SavedRow<SavedTextId> {
    const kind = { concept: 'saved-text', rows: this.#ports.savedTexts }
    return saveSettingsRow<SavedTextRow>(this.#ports, kind, row, () => {
      const clean = { name: savedText.name.trim(), text: savedText.text.replaceAll(/\r\n?/g, '\n').trim() }
      return { problems: savedTextProblems(clean), make: (identity) => ({ ...clean, ...identity }) }
    })
  }
}

export class DeleteSavedText extends DeleteSettingsRow<SavedTextRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'savedTexts'>) {
    super(ports, { concept: 'saved-text', rows: ports.savedTexts })
  }
}
