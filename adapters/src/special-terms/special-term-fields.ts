import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { type Fields, inOtherRows, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { SpecialTermRow as SpecialTermTable } from './special-term-tables.ts'

export type SpecialTermColumns = JsonRow<'special_term'>

export interface SpecialTermSource extends SpecialTermColumns {
  readonly site_ids: readonly SiteId[]
}

/** Every field of a special term, once. */
export const specialTermFields = {
  ...ownColumns<SpecialTerm>()(SpecialTermTable, { organisationId: true }),
  siteIds: inOtherRows(({ site_ids }: Pick<SpecialTermSource, 'site_ids'>) => site_ids),
} as const satisfies Fields<SpecialTermSource, SpecialTerm>

export const readSpecialTerm = reader<SpecialTermSource, SpecialTerm>(specialTermFields)
export const writeSpecialTerm = writer<SpecialTermSource, SpecialTerm, typeof specialTermFields>(specialTermFields)
