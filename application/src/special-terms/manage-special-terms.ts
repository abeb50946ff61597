import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { SpecialTermId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import { type SpecialTermFacts, specialTermProblems } from '@camp/domain/special-terms/special-term-problems.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import type { SanitiseHtml } from '../shared/sanitise-html.ts'
import type { SpecialTermRow, SpecialTerms } from './special-terms.ts'

interface Ports extends SaveRowPorts {
  readonly specialTerms: SpecialTerms
  readonly sanitiseHtml: SanitiseHtml
}

export class ListSpecialTerms extends ListSettingsRows<SpecialTermRow> {
  constructor(ports: Pick<Ports, 'specialTerms'>) {
    super(ports.specialTerms)
  }
}

export interface SaveSpecialTermCommand extends RowToSave<SpecialTermId> {
  readonly term: SpecialTermFacts
}

/** Bookings keep the words that their guests accepted. */
export class SaveSpecialTerm {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    term,
    ...row
  }: SaveSpecialTermCommand): Promise<Result<{ readonly id: SpecialTermId }, SettingsRefusal | FieldsInvalid | SaveRowRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const { specialTerms, sanitiseHtml } = this.#ports
    const clean = { ...term, text: sanitiseHtml(term.text), siteIds: [...new Set(term.siteIds)].toSorted() }
    const problems = specialTermProblems(clean)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return saveSettingsRow<SpecialTermRow>(this.#ports, { concept: 'special-term', rows: specialTerms }, row, (identity) => ({
      ...clean,
      ...identity,
    }))
  }
}

/** Only SUPERADMIN or ORGADMIN (rule U6). */
export class DeleteSpecialTerm extends DeleteSettingsRow<SpecialTermRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'specialTerms'>) {
    super(ports, { concept: 'special-term', rows: ports.specialTerms })
  }
}
