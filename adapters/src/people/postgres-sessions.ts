import type { Session, SessionId, Sessions } from '@camp/application/people/sessions.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { hashOf, newSecret } from './secrets.ts'

export class PostgresSessions implements Sessions {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async start({ userId, role, at, browser, hasProvedFactor }: Parameters<Sessions['start']>[0]): Promise<string> {
    const token = newSecret()
    const moment = at.toString()
    await this.#database()
      .insertInto('user_session')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        role,
        browser,
        started_at: moment,
        last_seen_at: moment,
        has_proved_factor: hasProvedFactor,
      })
      .execute()
    await this.#forgetTheDead(userId, at)
    return token
  }

  async find(token: string): Promise<Session | undefined> {
    const row = await this.#sessions().where('token_hash', '=', hashOf(token)).executeTakeFirst()
    return row && toSession(row)
  }

  async see(token: string, at: Temporal.Instant): Promise<void> {
    await this.#database()
      .updateTable('user_session')
      .set({ last_seen_at: at.toString() })
      .where('token_hash', '=', hashOf(token))
      .execute()
  }

  async prove(token: string, at: Temporal.Instant): Promise<void> {
    await this.#database()
      .updateTable('user_session')
      .set({ proved_at: at.toString() })
      .where('token_hash', '=', hashOf(token))
      .execute()
  }

  async actFor(token: string, acting: Parameters<Sessions['actFor']>[1]): Promise<void> {
    await this.#database()
      .updateTable('user_session')
      .set({ acting_for: acting?.organisationId ?? null, acting_since: acting?.at.toString() ?? null })
      .where('token_hash', '=', hashOf(token))
      .execute()
  }

  async end(token: string): Promise<void> {
    await this.#database().deleteFrom('user_session').where('token_hash', '=', hashOf(token)).execute()
  }

  async listOf(userId: UserId): Promise<readonly Session[]> {
    const rows = await this.#sessions().where('user_id', '=', userId).orderBy('last_seen_at', 'desc').orderBy('id').execute()
    return rows.map(toSession)
  }

  async endOf(userId: UserId, id: SessionId): Promise<void> {
    await this.#sessionsToEnd(userId)
      .where(({ eb, cast }) => eb(cast<string>('id', 'text'), '=', id))
      .execute()
  }

  async endAll(userId: UserId): Promise<void> {
    await this.#sessionsToEnd(userId).execute()
  }

  /** Nobody asks for them again: no session lives for ninety days. */
  async #forgetTheDead(userId: UserId, at: Temporal.Instant): Promise<void> {
    const longAgo = at.subtract({ hours: 90 * 24 }).toString()
    await this.#sessionsToEnd(userId).where('started_at', '<', longAgo).execute()
  }

  #sessions() {
    return this.#database()
      .selectFrom('user_session')
      .select(['id', 'user_id', 'role', 'browser', 'started_at', 'last_seen_at', 'acting_for', 'has_proved_factor', 'proved_at'])
  }

  #sessionsToEnd(userId: UserId) {
    return this.#database().deleteFrom('user_session').where('user_id', '=', userId)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

type StoredSession = Pick<
  Selectable<Tables['user_session']>,
  'id' | 'user_id' | 'role' | 'browser' | 'started_at' | 'last_seen_at' | 'acting_for' | 'has_proved_factor' | 'proved_at'
>

function toSession(row: StoredSession): Session {
  const { id, user_id: userId, role, browser, started_at, last_seen_at, acting_for: actingFor, has_proved_factor } = row
  return {
    id,
    userId,
    role,
    browser,
    actingFor,
    hasProvedFactor: has_proved_factor,
    startedAt: Temporal.Instant.from(started_at),
    lastSeenAt: Temporal.Instant.from(last_seen_at),
    provedAt: storedInstant(row.proved_at),
  }
}
