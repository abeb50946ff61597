import type pg from 'pg'
import type { BackedUpTable } from './backup-manifest.ts'

/**
 * What says something of this server alone: numbers of its transactions, and who was there. A restored
 * database begins them anew, and every process reads all that it keeps once more (decision 0013).
 */
const ownOfServer = ['change_log', 'change_log_start', 'worker_process']

/** So that a row has the same text everywhere. */
export async function settleTexts(client: pg.Client): Promise<void> {
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
    set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = '30s'`)
}

/** In the transaction of the caller: of one moment. */
export async function tableFigures(client: pg.Client): Promise<readonly BackedUpTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [[...ownOfServer, 'mikro_orm_migrations']],
  )
  const figures: BackedUpTable[] = []
  for (const { name, columns } of tables) figures.push({ name, columns, ...(await figuresOf(client, name, columns)) })
  return figures
}

async function figuresOf(client: pg.Client, name: string, columns: readonly string[]): Promise<{ rows: number; sum: string }> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(row(${list})::text, 0)::numeric), 0)::text as sum
     from ${client.escapeIdentifier(name)}`,
  )
  return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' }
}

export interface TableDifference {
  readonly table: string
  readonly backedUp: string
  readonly found: string
}

export function differencesBetween(
  backedUp: readonly BackedUpTable[],
  found: readonly BackedUpTable[],
): readonly TableDifference[] {
  const foundByName = new Map(found.map((table) => [table.name, table]))
  const said = (table: BackedUpTable | undefined) => (table ? `${table.rows} rows, sum ${table.sum}` : 'absent')
  return backedUp
    .map((table) => ({ table: table.name, backedUp: said(table), found: said(foundByName.get(table.name)) }))
    .filter((difference) => difference.backedUp !== difference.found)
}
