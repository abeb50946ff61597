import { type SavedTextFacts, savedTextProblems } from '@camp/domain/saved-texts/saved-text.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { SavedTextId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
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

  async execute({
    savedText,
    ...row
  }: SaveSavedTextCommand): Promise<Result<{ readonly id: SavedTextId }, SettingsRefusal | FieldsInvalid | SaveRowRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const clean = { name: savedText.name.trim(), text: savedText.text.replaceAll(/\r\n?/g, '\n').trim() }
    const problems = savedTextProblems(clean)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    const kind = { concept: 'saved-text', rows: this.#ports.savedTexts }
    return saveSettingsRow<SavedTextRow>(this.#ports, kind, row, (identity) => ({ ...clean, ...identity }))
  }
}

export class DeleteSavedText extends DeleteSettingsRow<SavedTextRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'savedTexts'>) {
    super(ports, { concept: 'saved-text', rows: ports.savedTexts })
  }
}
