import { type RawBuilder, sql } from 'kysely'
import type { JsonRow } from './json-row.ts'
import type { Tables } from './typed-database.ts'

/**
 * Any number of rows of a table in one statement, whose text is the same however many there are; each has the
 * same columns. `ending` is what follows: a condition, what to do in a conflict. Raw: kysely cannot make rows
 * of one parameter.
 */
export function insertedRecords<Table extends keyof Tables>(
  table: Table,
  rows: readonly Partial<JsonRow<Table>>[],
  ending: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  // As text: a reference of each of a hundred columns costs more than everything else here.
  const columns = sql.raw(
    Object.keys(rows[0] ?? {})
      .map((column) => `"${column}"`)
      .join(', '),
  )
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) ${ending}`
}
