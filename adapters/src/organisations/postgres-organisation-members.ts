import type {
  KnownPerson,
  NewMember,
  OrganisationMember,
  OrganisationMembers,
} from '@camp/application/organisations/members/organisation-members.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
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
    return this.#members(organisationId).execute()
  }

  /** A statement of its own for the lock, as of `personByEmail`. */
  async listForChange(organisationId: OrganisationId): Promise<readonly OrganisationMember[]> {
    const links = this.#database().selectFrom('user_organisation').where('organisation_id', '=', organisationId)
    await links.select('id').orderBy('id').forNoKeyUpdate().execute()
    return this.list(organisationId)
  }

  async find(organisationId: OrganisationId, linkId: string): Promise<OrganisationMember | undefined> {
    if (!isUuid(linkId)) return undefined
    return this.#members(organisationId).where('link.id', '=', linkId).executeTakeFirst()
  }

  /** A statement of its own for the lock: the next one sees what the transaction before has left. */
  async personByEmail(email: string): Promise<KnownPerson | undefined> {
    const person = this.#database().selectFrom('user_account').where(sql<boolean>`lower(email) = lower(${email})`)
    await person.select('id').forNoKeyUpdate().execute()
    return person
      .select(['id as userId', 'role', 'is_banned as isBanned'])
      .select(organisationsOfPerson.as('organisationIds'))
      .executeTakeFirst()
  }

  async addPerson({ userId, email, firstName, lastName, role }: NewMember): Promise<void> {
    await this.#database()
      .insertInto('user_account')
      .values({ id: userId, email, first_name: firstName, last_name: lastName, role })
      .execute()
  }

  async link({ linkId, userId, organisationId, role }: Link): Promise<void> {
    await this.#database()
      .insertInto('user_organisation')
      .values({ id: linkId, user_id: userId, organisation_id: organisationId, role })
      .execute()
  }

  async setRole(userId: UserId, role: Role): Promise<void> {
    await this.#database().updateTable('user_account').set({ role }).where('id', '=', userId).execute()
  }

  async setSuspended(organisationId: OrganisationId, linkId: string, isSuspended: boolean): Promise<void> {
    await this.#database()
      .updateTable('user_organisation')
      .set({ is_suspended: isSuspended })
      .where('id', '=', linkId)
      .where('organisation_id', '=', organisationId)
      .execute()
  }

  #members(organisationId: OrganisationId) {
    return this.#database()
      .selectFrom('user_organisation as link')
      .innerJoin('user_account as person', 'person.id', 'link.user_id')
      .select(['link.id as linkId', 'person.id as userId', 'person.email', 'person.role'])
      .select(['link.is_suspended as isSuspended', 'person.is_banned as isBanned'])
      .select(({ fn }) => [
        fn.coalesce('person.username', 'person.email').as('username'),
        shownName.as('name'),
        sql<boolean>`password_hash is not null`.as('hasPassword'),
      ])
      .where('link.organisation_id', '=', organisationId)
      .orderBy(sql`lower(${shownName})`)
      .orderBy('link.id')
  }

  #database() {
    return databaseOf(this.#em)
  }
}

const shownName = sql<string>`coalesce(${fullName('person')}, person.email)`

const organisationsOfPerson = sql<OrganisationId[]>`array(
  select organisation_id::text from user_organisation where user_id = user_account.id order by 1)`
