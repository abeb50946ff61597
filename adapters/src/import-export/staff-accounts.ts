import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import { type Role, roles } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import type { OrderedIds } from './ordered-ids.ts'
import { insertRows, updateRows } from './organisation-sql.ts'
import { isSame } from './row-plan.ts'
import type { StoredRow } from './stored-row.ts'

type ImportedUser = ImportedOrganisation['users'][number]

export interface StaffAccounts {
  readonly ids: ReadonlyMap<string, UserId>
  readonly inserts: readonly StoredRow[]
  readonly updates: readonly StoredRow[]
  /** Nothing has to be written. */
  readonly isSettled: boolean
}

interface StaffAccount {
  readonly id: UserId
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
}

/**
 * One account per e-mail address, whatever its case: an existing one takes the names that are said, and
 * never loses a role.
 */
export async function staffAccounts(em: EntityManager, users: readonly ImportedUser[], ids: OrderedIds): Promise<StaffAccounts> {
  // Raw: addresses by their small letters, as the index has them.
  const { rows } = await sql<StoredRow & StaffAccount>`
    select id, email, first_name, last_name, role from user_account
    where lower(email) = any(${users.map(({ email }) => email.toLowerCase())}::text[])`.execute(databaseOf(em))
  const known = new Map(rows.map((row) => [row.email.toLowerCase(), row]))
  const wanted = users.map(({ email, firstName, lastName, role }) => {
    const account = known.get(email.toLowerCase())
    const highest = account && roles.indexOf(account.role) < roles.indexOf(role) ? account.role : role
    const names = { first_name: firstName || (account?.first_name ?? ''), last_name: lastName || (account?.last_name ?? '') }
    return { id: account?.id ?? ids.next(), email, ...names, role: highest }
  })
  const accountOf = ({ email }: { readonly email: string }) => known.get(email.toLowerCase())
  const inserts = wanted.filter((row) => !accountOf(row))
  const updates = wanted.filter((row) => accountOf(row) && !isSame({ ...row, email: accountOf(row)?.email }, accountOf(row)))
  return {
    ids: new Map(wanted.map(({ email, id }) => [email, id as UserId])),
    inserts,
    updates,
    isSettled: inserts.length + updates.length === 0,
  }
}

export async function writeStaffAccounts(em: EntityManager, { inserts, updates }: StaffAccounts): Promise<void> {
  await insertRows(em, 'user_account', inserts)
  await updateRows(em, 'user_account', updates)
}
