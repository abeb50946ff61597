import type {
  KnownPerson,
  NewMember,
  OrganisationMember,
  OrganisationMembers,
} from '@camp/application/organisations/members/organisation-members.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

type Link = Parameters<OrganisationMembers['link']>[0]

/** Reads from the primary: who was let in a moment ago is in the list. */
export class PostgresOrganisationMembers implements OrganisationMembers {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly OrganisationMember[]> {
    return this.#select(sql`link.organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, linkId: string): Promise<OrganisationMember | undefined> {
    if (!isUuid(linkId)) return undefined
    const [member] = await this.#select(sql`link.organisation_id = ${organisationId} and link.id = ${linkId}`)
    return member
  }

  /** A statement of its own for the lock: the next one sees what the transaction before has left. */
  async personByEmail(email: string): Promise<KnownPerson | undefined> {
    await sql`select id from user_account where lower(email) = lower(${email}) for no key update`.execute(this.#database())
    const { rows } = await sql<KnownPerson>`
      select id as "userId", role, is_banned as "isBanned",
        array(select organisation_id::text from user_organisation where user_id = user_account.id order by 1) as "organisationIds"
      from user_account where lower(email) = lower(${email})`.execute(this.#database())
    return rows[0]
  }

  async addPerson({ userId, email, firstName, lastName, role }: NewMember): Promise<void> {
    await sql`
      insert into user_account (id, email, first_name, last_name, role)
      values (${userId}, ${email}, ${firstName}, ${lastName}, ${role})`.execute(this.#database())
  }

  async link({ linkId, userId, organisationId, role }: Link): Promise<void> {
    await sql`
      insert into user_organisation (id, user_id, organisation_id, role)
      values (${linkId}, ${userId}, ${organisationId}, ${role})`.execute(this.#database())
  }

  async setRole(userId: UserId, role: Role): Promise<void> {
    await sql`update user_account set role = ${role} where id = ${userId}`.execute(this.#database())
  }

  async setSuspended(organisationId: OrganisationId, linkId: string, isSuspended: boolean): Promise<void> {
    await sql`
      update user_organisation set is_suspended = ${isSuspended}
      where id = ${linkId} and organisation_id = ${organisationId}`.execute(this.#database())
  }

  async #select(condition: RawBuilder<unknown>): Promise<readonly OrganisationMember[]> {
    const { rows } = await sql<OrganisationMember>`
      select link.id as "linkId", person.id as "userId", coalesce(username, email) as username, email, person.role,
        coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name, is_suspended as "isSuspended",
        is_banned as "isBanned", password_hash is not null as "hasPassword"
      from user_organisation link join user_account person on person.id = link.user_id
      where ${condition} order by lower(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)), link.id`.execute(
      this.#database(),
    )
    return rows
  }

  #database() {
    return databaseOf(this.#em)
  }
}
