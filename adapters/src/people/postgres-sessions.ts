import type { Session, SessionId, Sessions } from '@camp/application/people/sessions.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { hashOf, newSecret } from './secrets.ts'

interface SessionRow {
  readonly id: SessionId
  readonly browser: string | null
  readonly user_id: UserId
  readonly role: Role
  readonly started_at: string
  readonly last_seen_at: string
}

export class PostgresSessions implements Sessions {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async start({ userId, role, at, browser }: Parameters<Sessions['start']>[0]): Promise<string> {
    const token = newSecret()
    await sql`
      insert into user_session (token_hash, user_id, role, browser, started_at, last_seen_at)
      values (${hashOf(token)}, ${userId}, ${role}, ${browser}, ${at.toString()}, ${at.toString()})`.execute(this.#database())
    await this.#forgetTheDead(userId, at)
    return token
  }

  async find(token: string): Promise<Session | undefined> {
    const { rows } = await sql<SessionRow>`
      select id, user_id, role, browser, ${instant('started_at')}, ${instant('last_seen_at')}
      from user_session where token_hash = ${hashOf(token)}`.execute(this.#database())
    return rows.map(toSession)[0]
  }

  async see(token: string, at: Temporal.Instant): Promise<void> {
    await sql`update user_session set last_seen_at = ${at.toString()} where token_hash = ${hashOf(token)}`.execute(
      this.#database(),
    )
  }

  async end(token: string): Promise<void> {
    await sql`delete from user_session where token_hash = ${hashOf(token)}`.execute(this.#database())
  }

  async listOf(userId: UserId): Promise<readonly Session[]> {
    const { rows } = await sql<SessionRow>`
      select id, user_id, role, browser, ${instant('started_at')}, ${instant('last_seen_at')}
      from user_session where user_id = ${userId} order by user_session.last_seen_at desc, id`.execute(this.#database())
    return rows.map(toSession)
  }

  async endOf(userId: UserId, id: SessionId): Promise<void> {
    await sql`delete from user_session where user_id = ${userId} and id::text = ${id}`.execute(this.#database())
  }

  async endAll(userId: UserId): Promise<void> {
    await sql`delete from user_session where user_id = ${userId}`.execute(this.#database())
  }

  /** Nobody asks for them again: no session lives for ninety days. */
  async #forgetTheDead(userId: UserId, at: Temporal.Instant): Promise<void> {
    const longAgo = at.subtract({ hours: 90 * 24 }).toString()
    await sql`delete from user_session where user_id = ${userId} and started_at < ${longAgo}`.execute(this.#database())
  }

  #database() {
    return this.#em.getKysely({ type: 'write' })
  }
}

/** As text with all its digits: the driver's own dates end at milliseconds. */
function instant(column: string) {
  return sql`to_json(${sql.ref(column)}) #>> '{}' as ${sql.ref(column)}`
}

function toSession({ id, user_id: userId, role, browser, started_at, last_seen_at }: SessionRow): Session {
  return {
    id,
    userId,
    role,
    browser,
    startedAt: Temporal.Instant.from(started_at),
    lastSeenAt: Temporal.Instant.from(last_seen_at),
  }
}
