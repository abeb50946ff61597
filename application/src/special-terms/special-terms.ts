import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { KeptRow, KeptRows } from '../settings/kept-rows.ts'

/** `siteIds` in the order of the ids. */
export interface SpecialTermRow extends KeptRow, SpecialTerm {
  readonly id: SpecialTerm['id']
}

export interface SpecialTerms extends KeptRows<SpecialTermRow> {}
