import { isDeepStrictEqual } from 'node:util'
import type { JsonRow } from '../postgres/json-row.ts'
import type { OrderedIds } from './ordered-ids.ts'
import {
  type IdOf,
  keyOf,
  type OrganisationRows,
  type RowOf,
  type StoredRow,
  type StoredTable,
  type TableName,
  tables,
  type WantedRow,
} from './stored-row.ts'

export interface TableChanges {
  readonly table: StoredTable
  readonly inserts: readonly StoredRow[]
  readonly updates: readonly StoredRow[]
  readonly removals: readonly StoredRow[]
}

/**
 * What has to be written so that the rows of one organisation become those of its document; ids of rows that
 * stay are kept.
 */
export class RowPlan {
  readonly #organisationId: string
  readonly #ids: OrderedIds
  readonly #stored: ReadonlyMap<TableName, ReadonlyMap<string, StoredRow>>
  readonly #wanted = new Map<TableName, Map<string, StoredRow>>(tables.map(({ name }) => [name, new Map()]))

  constructor({
    organisationId,
    ids,
    stored,
  }: { organisationId: string; ids: OrderedIds; stored: OrganisationRows | undefined }) {
    this.#organisationId = organisationId
    this.#ids = ids
    this.#stored = new Map(tables.map((table) => [table.name, byKey(table, stored?.[table.name] ?? [])]))
  }

  /** Answers the row's id. */
  add<Name extends TableName>(name: Name, columns: Partial<JsonRow<Name>>): IdOf<Name> {
    const key = keyOf(tableOf(name), columns, this.#wanted.get(name) ?? new Set())
    const id = this.#stored.get(name)?.get(key)?.id ?? this.#ids.next()
    this.#wanted.get(name)?.set(key, { id, organisation_id: this.#organisationId, ...columns })
    return id as IdOf<Name>
  }

  /** The row that stands there already, by its key columns. */
  stored<Name extends TableName>(name: Name, columns: Partial<JsonRow<Name>>): RowOf<Name> | undefined {
    return this.#stored.get(name)?.get(keyOf(tableOf(name), columns, new Set())) as unknown as RowOf<Name> | undefined
  }

  /** Rows that the document says nothing about stay as they are. */
  leave<Name extends TableName>(name: Name, isLeft: (row: RowOf<Name>) => boolean = () => true): void {
    for (const row of this.unclaimed(name)) if (isLeft(row)) this.keep(name, row, {})
  }

  /** A row that the document lacks but that others need: it stays, with these columns. */
  keep<Name extends TableName>(name: Name, row: RowOf<Name> & StoredRow, columns: Partial<JsonRow<Name>>): void {
    const key = keyOf(tableOf(name), row, new Set())
    this.#wanted.get(name)?.set(key, { id: row.id, organisation_id: this.#organisationId, ...columns })
  }

  /** Stored rows that the document has not asked for so far. */
  unclaimed<Name extends TableName>(name: Name): readonly RowOf<Name>[] {
    const wanted = this.#wanted.get(name)
    const left = [...(this.#stored.get(name) ?? [])].filter(([key]) => !wanted?.has(key))
    return left.map(([, row]) => row as unknown as RowOf<Name>)
  }

  changes(): readonly TableChanges[] {
    return tables.map((table) => {
      const stored = this.#stored.get(table.name)
      const wanted = [...(this.#wanted.get(table.name) ?? [])]
      return {
        table,
        inserts: wanted.filter(([key]) => !stored?.has(key)).map(([, row]) => row),
        updates: wanted.filter(([key, row]) => stored?.has(key) && !isSame(row, stored.get(key))).map(([, row]) => row),
        removals: this.unclaimed(table.name),
      }
    })
  }
}

export function isSame(wanted: WantedRow, stored: WantedRow | undefined): boolean {
  return stored !== undefined && Object.entries(wanted).every(([column, value]) => isDeepStrictEqual(value, stored[column]))
}

function byKey(table: StoredTable, rows: readonly StoredRow[]): ReadonlyMap<string, StoredRow> {
  const found = new Map<string, StoredRow>()
  for (const row of rows) found.set(keyOf(table, row, found), row)
  return found
}

function tableOf(name: TableName): StoredTable {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`unknown table ${name}`)
  return table
}
