import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { type Fields, inOtherRows, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'

export type SpecialTermColumns = JsonRow<'special_term'>

export interface SpecialTermSource extends SpecialTermColumns {
  readonly site_ids: readonly SiteId[]
}

/** Every field of a special term, once. */
export const specialTermFields = {
  id: 'id',
  name: 'name',
  isActive: 'is_active',
  type: 'type',
  text: 'text',
  siteIds: inOtherRows(({ site_ids }: Pick<SpecialTermSource, 'site_ids'>) => site_ids),
} as const satisfies Fields<SpecialTermSource, SpecialTerm>

export const readSpecialTerm = reader<SpecialTermSource, SpecialTerm>(specialTermFields)
export const writeSpecialTerm = writer<SpecialTermSource, SpecialTerm, typeof specialTermFields>(specialTermFields)
