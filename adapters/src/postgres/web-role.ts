import pg from 'pg'
import { staffGrantTo } from './guard/staff-role.ts'

/** Why a role cannot be given the rights of the web and the worker. */
export type RoleProblem = 'unknown' | 'own'

export async function roleProblem(url: string, role: string): Promise<RoleProblem | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ own: boolean }>(
      'select rolname = current_user as own from pg_roles where rolname = $1',
      [role],
    )
    if (rows[0] === undefined) return 'unknown'
    return rows[0].own ? 'own' : null
  })
}

/**
 * Lets the role read and write every row and use every number, act as staff, and change no table; what later
 * migrations make is in it. Only what belongs to the role that grants: an extension's tables are not ours.
 */
export async function grantToWebRole(url: string, role: string): Promise<void> {
  await withClient(url, async (client) => {
    const name = client.escapeIdentifier(role)
    const { rows } = await client.query<{ kind: 'r' | 'S'; names: string }>(ownRelations)
    const statements = [
      `grant usage on schema public to ${name}`,
      ...rows.map(({ kind, names }) => `grant ${rightsOf[kind]} on ${kind === 'S' ? 'sequence' : 'table'} ${names} to ${name}`),
      `revoke insert, update, delete on mikro_orm_migrations from ${name}`,
      `alter default privileges in schema public grant ${rightsOf.r} on tables to ${name}`,
      `alter default privileges in schema public grant ${rightsOf.S} on sequences to ${name}`,
      await staffGrantTo(client, role),
    ]
    await client.query(`begin; ${statements.join('; ')}; commit`)
  })
}

const rightsOf = { r: 'select, insert, update, delete', S: 'usage, select' } as const

const ownRelations = `
  select case relkind when 'S' then 'S' else 'r' end as kind, string_agg(oid::regclass::text, ', ') as names
  from pg_class
  where relkind in ('r', 'p', 'S') and relnamespace = 'public'::regnamespace
    and relowner = (select oid from pg_roles where rolname = current_user)
  group by 1`

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
