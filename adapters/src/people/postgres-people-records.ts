import type { EmailTaken } from '@camp/application/people/accounts.ts'
import type {
  NewPerson,
  PeoplePage,
  PeopleQuery,
  PeopleRecords,
  PersonLink,
  PersonListing,
  PersonRecord,
  PersonSort,
  PersonState,
} from '@camp/application/people/platform/people-records.ts'
import { type Role, roles } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { violates } from '../postgres/constraint-violations.ts'
import { fullName } from '../postgres/name-in-sql.ts'
import { dialled } from '../postgres/phone-in-sql.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

interface PersonRow extends Omit<PersonListing, 'createdAt'> {
  readonly createdAt: string
}

interface RecordRow extends Omit<PersonRecord, 'createdAt' | 'ban' | 'erasedAt' | 'state'> {
  readonly createdAt: string
  readonly banReason: string | null
  readonly bannedAt: string | null
  readonly erasedAt: string | null
}

const name = sql`coalesce(${fullName()}, email)`
const stateOf = sql<PersonState>`case when erased_at is not null then 'erased' when is_banned then 'banned' else 'working' end`
/** As the index has it. */
const searched = sql`lower(email || ' ' || coalesce(username, '') || ' ' || first_name || ' ' || last_name)`

const orders = {
  name: sql`lower(${name})`,
  email: sql`lower(email)`,
  role: sql`array_position(${[...roles]}::text[], role)`,
  createdAt: sql`created_at`,
} as const satisfies Record<PersonSort, RawBuilder<unknown>>

/** Reads from the primary: a ban or a new role shows at once to whoever set it. */
export class PostgresPeopleRecords implements PeopleRecords {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list({ search, role, state, sort, isDescending, limit, offset }: PeopleQuery): Promise<PeoplePage> {
    const fits = sql`
      (${search.trim()} = '' or ${searched} like '%' || lower(${likeText(search.trim())}) || '%')
      and (${role} = '' or role = ${role}) and (${state} = '' or ${stateOf} = ${state})`
    const order = sql`${orders[sort]} ${isDescending ? sql`desc` : sql`asc`}, lower(${name}), id`
    const { rows } = await sql<PersonRow>`
      select id::text as "userId", ${name} as name, email, username, role, ${stateOf} as state, created_at as "createdAt",
        array(select organisation.name from user_organisation link join organisation on organisation.id = link.organisation_id
          where link.user_id = user_account.id order by organisation.name) as organisations
      from user_account where ${fits} order by ${order} limit ${limit} offset ${offset}`.execute(this.#database())
    const counted = await sql<{ total: string }>`select count(*) as total from user_account where ${fits}`.execute(
      this.#database(),
    )
    return { rows: rows.map(toListing), total: Number(counted.rows[0]?.total ?? 0) }
  }

  async find(id: UserId): Promise<PersonRecord | undefined> {
    if (!isUuid(id)) return undefined
    const { rows } = await sql<RecordRow>`
      select id::text as "userId", ${name} as name, email, username, role, first_name as "firstName",
        last_name as "lastName", ${dialled} as cell,
        password_hash is not null as "hasPassword", ban_reason as "banReason", banned_at as "bannedAt",
        erased_at as "erasedAt", created_at as "createdAt",
        (select count(*)::int from reservation where user_id = user_account.id) as bookings
      from user_account where id = ${id}`.execute(this.#database())
    const [row] = rows
    return row && toRecord(row, await this.#links(id))
  }

  /** A statement of its own for the lock, as of `administratorsForChange`. */
  async findForChange(id: UserId): Promise<PersonRecord | undefined> {
    if (!isUuid(id)) return undefined
    await databaseOf(this.#em).selectFrom('user_account').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    return this.find(id)
  }

  /** A statement of its own for the lock: the next one sees what the transaction before has left. */
  async administratorsForChange(): Promise<readonly UserId[]> {
    const all = databaseOf(this.#em).selectFrom('user_account').select('id').where('role', '=', 'SUPERADMIN').orderBy('id')
    await all.forNoKeyUpdate().execute()
    const rows = await all.where('erased_at', 'is', null).where('is_banned', '=', false).execute()
    return rows.map(({ id }) => id)
  }

  async add({ userId, email, firstName, lastName, role }: NewPerson): Promise<Result<void, EmailTaken>> {
    try {
      // A savepoint: a refused insert must not poison the caller's transaction.
      await this.#em.transactional(async () => {
        await databaseOf(this.#em)
          .insertInto('user_account')
          .values({ id: userId, email, first_name: firstName, last_name: lastName, role })
          .execute()
      })
      return accepted(undefined)
    } catch (error) {
      if (!violates(error, 'user_email_unique')) throw error
      return refused({ code: 'email-taken' })
    }
  }

  async rename(id: UserId, { firstName, lastName }: Pick<PersonRecord, 'firstName' | 'lastName'>): Promise<void> {
    await this.#change(id).set({ first_name: firstName, last_name: lastName }).execute()
  }

  async setRole(id: UserId, role: Role): Promise<void> {
    await this.#change(id).set({ role }).execute()
    if (role !== 'ORGADMIN' && role !== 'ORGUSER') return
    await databaseOf(this.#em).updateTable('user_organisation').set({ role }).where('user_id', '=', id).execute()
  }

  async setBan(id: UserId, ban: PersonRecord['ban']): Promise<void> {
    await this.#change(id)
      .set({ is_banned: ban !== null, ban_reason: ban?.reason ?? null, banned_at: ban?.at.toString() ?? null })
      .execute()
  }

  async #links(id: UserId): Promise<readonly PersonLink[]> {
    const { rows } = await sql<PersonLink>`
      select link.id::text as "linkId", organisation.id::text as "organisationId", slug, organisation.name,
        is_suspended as "isSuspended"
      from user_organisation link join organisation on organisation.id = link.organisation_id
      where link.user_id = ${id} order by organisation.search_name, link.id`.execute(this.#database())
    return rows
  }

  #change(id: UserId) {
    return databaseOf(this.#em).updateTable('user_account').where('id', '=', id)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

/** What was typed is no pattern. */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

function toListing({ createdAt, ...row }: PersonRow): PersonListing {
  return { ...row, createdAt: Temporal.Instant.from(createdAt) }
}

function toRecord({ banReason, bannedAt, erasedAt, createdAt, ...row }: RecordRow, links: readonly PersonLink[]): PersonRecord {
  const ban = bannedAt === null ? null : { at: Temporal.Instant.from(bannedAt), reason: banReason ?? '' }
  return {
    ...row,
    ban,
    links,
    state: erasedAt ? 'erased' : ban ? 'banned' : 'working',
    erasedAt: storedInstant(erasedAt),
    createdAt: Temporal.Instant.from(createdAt),
  }
}
