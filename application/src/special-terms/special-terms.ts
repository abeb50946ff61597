import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { SettingsRow, SettingsRows } from '../settings/settings-rows.ts'

/** `siteIds` in the order of the ids. */
export interface SpecialTermRow extends SettingsRow, SpecialTerm {
  readonly id: SpecialTerm['id']
}

export interface SpecialTerms extends SettingsRows<SpecialTermRow> {}
