import type { ClientBase } from 'pg'
import { actingFunction } from './guard-gaps.ts'

/** There is no role for acts of staff, and whoever migrates may not make it; the message says what to do. */
export class StaffRoleMissing extends Error {
  override readonly name = 'StaffRoleMissing'
}

type Asking = Pick<ClientBase, 'query' | 'escapeIdentifier'>

/** Whether whoever asks may act in the role that `$1` names; PostgreSQL 15 knows members alone. */
const mayActAs = `case when current_setting('server_version_num')::int >= 160000
  then pg_has_role(current_user, $1::name, 'SET') else pg_has_role(current_user, $1::name, 'MEMBER') end`

interface StaffRole {
  readonly name: string
  readonly isThere: boolean
  readonly migrator: string
  readonly mayMake: boolean
}

/**
 * Roles belong to the server, so the name has the database's in it; a copy of a database goes on with the
 * role that it came with while there is one.
 */
async function staffRole(client: Asking): Promise<StaffRole> {
  const { rows } = await client.query<StaffRole>(`
    select named.name, known.rolname is not null as "isThere", asking.rolname as migrator,
      asking.rolsuper or asking.rolcreaterole as "mayMake"
    from (select coalesce(
      (select rolname from pg_roles where rolname = obj_description(to_regprocedure('${actingFunction}'), 'pg_proc')),
      left(current_database(), 57) || '_staff')::text as name) as named
    join pg_roles asking on asking.rolname = current_user
    left join pg_roles known on known.rolname = named.name`)
  return rows[0] as StaffRole
}

/** Throws where nobody has made the role and this one may not. */
export async function demandStaffRole(client: Asking): Promise<string> {
  const { name, isThere, migrator, mayMake } = await staffRole(client)
  if (isThere && (await isMember(client, name))) return name
  const [role, owner] = [client.escapeIdentifier(name), client.escapeIdentifier(migrator)]
  if (!isThere && !mayMake) throw missing(migrator, `create role ${role}; grant ${role} to ${owner} with admin option`)
  if (!isThere) await client.query(`create role ${role} nologin`)
  // Whoever makes a role may give it away, but from PostgreSQL 16 on is not let into it.
  if (!(await isMember(client, name))) {
    await client.query(`grant ${role} to ${owner}`).catch(() => {
      throw missing(migrator, `grant ${role} to ${owner} with admin option`)
    })
  }
  return name
}

/** The role of staff, where whoever asks may not act in it yet. */
export async function staffRoleToJoin(client: Asking): Promise<string | undefined> {
  const { name } = await staffRole(client)
  return (await isMember(client, name)) ? undefined : name
}

/** What lets another role act as staff, and nothing more where PostgreSQL can tell the two apart. */
export async function staffGrantTo(client: Asking, role: string): Promise<string> {
  const { name } = await staffRole(client)
  const { rows } = await client.query<{ splits: boolean }>(
    `select current_setting('server_version_num')::int >= 160000 as splits`,
  )
  const grant = `grant ${client.escapeIdentifier(name)} to ${client.escapeIdentifier(role)}`
  return rows[0]?.splits ? `${grant} with inherit false, set true` : grant
}

async function isMember(client: Asking, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select ${mayActAs} as may`, [role])
  return rows[0]?.may === true
}

function missing(migrator: string, statement: string): StaffRoleMissing {
  return new StaffRoleMissing(
    `Acts of staff read and write in a role of their own, and ${migrator} may not make it.\n` +
      `Next, as one who may: ${statement}; then npm run camp -- migrate`,
  )
}
