import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import type { NamedOrganisation } from './imported-organisation-fields.ts'
import type { TableChanges } from './row-plan.ts'
import { type OrganisationRows, type StoredRow, type TableName, tables, type WantedRow } from './stored-row.ts'

// Raw throughout: tables are named by the plan, rows are JSON whatever their columns, and imports lock one
// another.

/** The organisation's own row with its province's name. */
export async function readNamedOrganisation(em: EntityManager, slug: string): Promise<NamedOrganisation | undefined> {
  const { rows } = await sql<{ row: NamedOrganisation }>`
    select to_jsonb(o) || jsonb_build_object('province_name', province.name) as row
    from organisation o join province on province.country_code = o.country_code and province.code = o.province_code
    where o.slug = ${slug}`.execute(databaseOf(em))
  return rows[0]?.row
}

/** Two imports of one organisation come one after the other. */
export async function lockSlug(em: EntityManager, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${slug}`}))`.execute(databaseOf(em))
}

/** Everything below one organisation, each list in the order in which it was written. */
export async function readRows(em: EntityManager, organisationId: string): Promise<OrganisationRows> {
  const lists = sql.join(tables.map(({ name }) => sql`${sql.lit(name)}, ${listOf(name, organisationId)}`))
  const { rows } = await sql<{ rows: OrganisationRows }>`select jsonb_build_object(${lists}) as rows`.execute(databaseOf(em))
  if (!rows[0]) throw new Error('the database gave no rows')
  return rows[0].rows
}

function listOf(name: TableName, organisationId: string): RawBuilder<unknown> {
  const order = name === 'site' || name === 'plot' ? sql`position, row.id` : sql`row.id`
  const [item, from] =
    name === 'user_organisation'
      ? [
          sql`to_jsonb(row) || jsonb_build_object('email', u.email, 'first_name', u.first_name, 'last_name', u.last_name)`,
          sql`user_organisation row join user_account u on u.id = row.user_id`,
        ]
      : [sql`to_jsonb(row)`, sql`${sql.table(name)} row`]
  return sql`coalesce((select jsonb_agg(${item} order by ${order}) from ${from} where organisation_id = ${organisationId}::uuid), '[]')`
}

/** The rows may have different columns; those that are absent take their defaults. */
export async function insertRows(em: EntityManager, table: string, rows: readonly WantedRow[]): Promise<void> {
  for (const alike of alikeRows(rows)) await insertAlike(em, table, alike)
}

function alikeRows(rows: readonly WantedRow[]): readonly (readonly WantedRow[])[] {
  return [...Map.groupBy(rows, (row) => Object.keys(row).join()).values()]
}

async function insertAlike(em: EntityManager, table: string, rows: readonly WantedRow[]): Promise<void> {
  const first = rows[0] ?? {}
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    databaseOf(em),
  )
}

/** The rows may have different columns. */
export async function updateRows(em: EntityManager, table: string, rows: readonly StoredRow[]): Promise<void> {
  for (const alike of alikeRows(rows)) await updateAlike(em, table, alike)
}

async function updateAlike(em: EntityManager, table: string, rows: readonly WantedRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`))
  await sql`
    update ${sql.table(table)} as kept set ${values}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as changed
    where kept.id = changed.id`.execute(databaseOf(em))
}

async function deleteRows(em: EntityManager, table: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`delete from ${sql.table(table)} where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(databaseOf(em))
}

/** New and changed rows parents first, then what is no longer there, children first. */
export async function writeChanges(em: EntityManager, changes: readonly TableChanges[]): Promise<void> {
  for (const { table, inserts, updates, removals } of changes) {
    if (table.isRewritten) {
      await deleteRows(em, table.name, [...updates, ...removals])
      await insertRows(em, table.name, [...inserts, ...updates])
    } else {
      await insertRows(em, table.name, inserts)
      await updateRows(em, table.name, updates)
    }
  }
  for (const { table, removals } of changes.toReversed()) {
    if (!table.isRewritten) await deleteRows(em, table.name, removals)
  }
}

/** Plots that a reservation or a block names, at whatever time. */
export async function bookedAmong(em: EntityManager, plotIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (plotIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${plotIds}::uuid[]) as id
    where exists (select from reservation_plot where plot_id = id)
      or exists (select from block_plot where plot_id = id)
      or exists (select from plot_night where plot_id = id)`.execute(databaseOf(em))
  return new Set(rows.map(({ id }) => id))
}
