import pg from 'pg'
import { guardGaps } from './guard/guard-gaps.ts'
import { staffRoleToJoin } from './guard/staff-role.ts'
import { pendingMigrations } from './migrate.ts'

export type SchemaState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'behind'; readonly migrations: readonly string[] }
  /** Of the role that asks, at so many tables and sequences. */
  | { readonly kind: 'rights-missing'; readonly role: string; readonly places: number }
  /** Nothing keeps campsites apart at so many tables, or nowhere. */
  | { readonly kind: 'unguarded'; readonly tables: number }
  /** Whoever asks may not act in the role of staff. */
  | { readonly kind: 'staff-role-missing'; readonly role: string; readonly staff: string }

/** The database is not what this version of the product needs; the message says what to do. */
export class SchemaUnfit extends Error {
  override readonly name = 'SchemaUnfit'
}

/**
 * Whether this version can work with the schema and in this role. A newer schema is one that it can work
 * with.
 */
export async function schemaState(url: string): Promise<SchemaState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string; places: number }>(missingRights)
    const { role = '', places = 0 } = rows[0] ?? {}
    if (places > 0) return { kind: 'rights-missing', role, places }
    const waiting = await pendingMigrations(client)
    if (waiting.length > 0) return { kind: 'behind', migrations: waiting }
    const open = (await guardGaps(client)).length
    if (open > 0) return { kind: 'unguarded', tables: open }
    const staff = await staffRoleToJoin(client)
    return staff === undefined ? { kind: 'ready' } : { kind: 'staff-role-missing', role, staff }
  } finally {
    await client.end()
  }
}

/** Throws unless whoever runs the database has brought it to this version. */
export async function demandSchema(url: string): Promise<void> {
  const state = await schemaState(url)
  if (state.kind === 'behind') throw new SchemaUnfit(behindSentence(state.migrations.length))
  if (state.kind === 'rights-missing') throw new SchemaUnfit(rightsSentence(state.role, state.places))
  if (state.kind === 'unguarded') throw new SchemaUnfit(unguardedSentence)
  if (state.kind === 'staff-role-missing') throw new SchemaUnfit(staffSentence(state.role, state.staff))
}

const unguardedSentence =
  'The database does not keep campsites apart for acts of staff.\n' +
  'Next: npm run camp -- migrate, as the role that owns the tables'

function staffSentence(role: string, staff: string): string {
  return (
    `The role ${role} may not act as ${staff}, in which staff read and write.\n` +
    `Next: npm run camp -- migrate --grant-to ${role}, as the role that owns the tables`
  )
}

function behindSentence(migrations: number): string {
  return (
    `The database waits for ${migrations} ${migrations === 1 ? 'migration' : 'migrations'} of this version.\n` +
    'Next: npm run camp -- migrate, as the role that owns the tables'
  )
}

function rightsSentence(role: string, places: number): string {
  return (
    `The role ${role} may not use ${places} tables or sequences of the product.\n` +
    `Next: npm run camp -- migrate --grant-to ${role}, as the role that owns the tables`
  )
}

/** Which migrations ran is read by everybody, and written by who runs them. */
const missingRights = `
  select current_user as role, count(*) filter (where not may)::int as places
  from (
    select case
      when c.relkind = 'S' then has_sequence_privilege(c.oid, 'usage')
      when c.relname = 'mikro_orm_migrations' then has_table_privilege(c.oid, 'select')
      else has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
        and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')
    end as may
    from pg_class c
    join pg_class known on known.relname = 'mikro_orm_migrations' and known.relkind = 'r'
      and known.relnamespace = c.relnamespace and known.relowner = c.relowner
    where c.relkind in ('r', 'p', 'S') and c.relname <> 'mikro_orm_migrations_id_seq'
  ) as place`
