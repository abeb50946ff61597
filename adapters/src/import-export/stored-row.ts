import type { JsonRow } from '../postgres/json-row.ts'

/** Any row, where only its id matters. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** Columns of a row before it is known whether it stands there already. */
export type WantedRow = Readonly<Record<string, unknown>>

export type TableName =
  | 'organisation_tag'
  | 'season'
  | 'age_scale'
  | 'age_band'
  | 'discount'
  | 'payment_rule'
  | 'special_term'
  | 'document'
  | 'saved_text'
  | 'site'
  | 'site_special_term'
  | 'plot'
  | 'plot_tier'
  | 'plot_discount'
  | 'plot_payment_rule'
  | 'plot_calendar_feed'
  | 'user_organisation'

export interface StoredTable {
  readonly name: TableName
  /** What tells the rows of one organisation apart. */
  readonly key: readonly string[]
  /** Rows that have the same key are told apart by their order. */
  readonly mayRepeat?: true
  /**
   * Rows whose ranges may not overlap, not even between two rows of one statement, are taken out before they
   * are written anew.
   */
  readonly isRewritten?: true
}

/** Parents before children. */
export const tables: readonly StoredTable[] = [
  { name: 'organisation_tag', key: ['name'] },
  { name: 'season', key: ['name'], mayRepeat: true, isRewritten: true },
  { name: 'age_scale', key: ['name'] },
  { name: 'age_band', key: ['age_scale_id', 'from_age'], isRewritten: true },
  { name: 'discount', key: ['name'] },
  { name: 'payment_rule', key: ['name'] },
  { name: 'special_term', key: ['name'] },
  { name: 'document', key: ['title'] },
  { name: 'saved_text', key: ['name'] },
  { name: 'site', key: ['name'] },
  { name: 'site_special_term', key: ['site_id', 'special_term_id'] },
  { name: 'plot', key: ['site_id', 'name'] },
  { name: 'plot_tier', key: ['plot_id', 'pax_from'], isRewritten: true },
  { name: 'plot_discount', key: ['plot_id', 'discount_id'] },
  { name: 'plot_payment_rule', key: ['plot_id'] },
  { name: 'plot_calendar_feed', key: ['plot_id', 'feed_url'] },
  { name: 'user_organisation', key: ['user_id'] },
]

/** Members of staff are told apart by their accounts' addresses. */
type AccountColumns = {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

export type RowOf<Name extends TableName> = Name extends 'user_organisation' ? JsonRow<Name> & AccountColumns : JsonRow<Name>

export type IdOf<Name extends TableName> = JsonRow<Name> extends { readonly id: infer Id } ? Id : never

export type OrganisationRows = { readonly [Name in TableName]: readonly RowOf<Name>[] }

/** `others` are the keys of the rows before it. */
export function keyOf(table: StoredTable, row: WantedRow, others: { has(key: string): boolean }): string {
  const key = (times: number) => JSON.stringify([...table.key.map((column) => row[column]), ...(times > 1 ? [times] : [])])
  let times = 1
  while (table.mayRepeat && others.has(key(times))) times += 1
  return key(times)
}
