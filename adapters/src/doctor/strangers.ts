import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** A foreign key between two tables whose rows belong to organisations. */
export interface KeyOfOrganisations {
  readonly child: string
  readonly parent: string
  /** The column that has the id of the parent. */
  readonly key: string
}

/**
 * Every one that the database has, so that a new one is not forgotten; without those that lead to the
 * organisation itself.
 */
export async function keysOfOrganisations(em: EntityManager): Promise<readonly KeyOfOrganisations[]> {
  const { rows } = await sql<KeyOfOrganisations>`
    select distinct child.relname as child, parent.relname as parent, of_child.attname as key
    from pg_constraint link
    join pg_class child on child.oid = link.conrelid
    join pg_class parent on parent.oid = link.confrelid
    cross join unnest(link.conkey, link.confkey) as pair (of_child, of_parent)
    join pg_attribute of_child on of_child.attrelid = child.oid and of_child.attnum = pair.of_child
    join pg_attribute of_parent on of_parent.attrelid = parent.oid and of_parent.attnum = pair.of_parent
    where link.contype = 'f' and link.connamespace = current_schema()::regnamespace and of_parent.attname = 'id'
      and ${hasOrganisation(sql`child.oid`)} and ${hasOrganisation(sql`parent.oid`)}
    order by child, parent, key`.execute(databaseOf(em))
  return rows
}

function hasOrganisation(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select from pg_attribute where attrelid = ${table} and attname = 'organisation_id' and not attisdropped)`
}

/** Rows that belong to another organisation than the row that they hang on. */
export async function strangers(em: EntityManager): Promise<RawBuilder<unknown>> {
  const keys = await keysOfOrganisations(em)
  return sql.join(keys.map(strangersBy), sql` union all `)
}

function strangersBy({ child, parent, key }: KeyOfOrganisations): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(child)} || ' of ' || parent.id::text as key from ${sql.table(child)} child
    join ${sql.table(parent)} parent on parent.id = child.${sql.ref(key)}
    where parent.organisation_id <> child.organisation_id`
}
