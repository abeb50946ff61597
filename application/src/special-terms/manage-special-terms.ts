import type { SpecialTermId } from '@camp/domain/shared/ids.ts'
import { type SpecialTermFacts, specialTermProblems } from '@camp/domain/special-terms/special-term-problems.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SavedRow, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
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

  execute({ term, ...row }: SaveSpecialTermCommand): SavedRow<SpecialTermId> {
    const { specialTerms, sanitiseHtml } = this.#ports
    return saveSettingsRow<SpecialTermRow>(this.#ports, { concept: 'special-term', rows: specialTerms }, row, () => {
      const clean = { ...term, text: sanitiseHtml(term.text), siteIds: [...new Set(term.siteIds)].toSorted() }
      return { problems: specialTermProblems(clean), make: (identity) => ({ ...clean, ...identity }) }
    })
  }
}

/** Only SUPERADMIN or ORGADMIN (rule U6). */
export class DeleteSpecialTerm extends DeleteSettingsRow<SpecialTermRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'specialTerms'>) {
    super(ports, { concept: 'special-term', rows: ports.specialTerms })
  }
}
