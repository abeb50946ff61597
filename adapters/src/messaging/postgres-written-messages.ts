import type { MessageClaim } from '@camp/application/messaging/message-claim.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type {
  EndedMessage,
  SendingEnd,
  WrittenFilter,
  WrittenListing,
  WrittenMessage,
  WrittenMessages,
} from '@camp/application/messaging/written/written-messages.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { pendingState } from './messaging-rows.ts'

export class PostgresWrittenMessages implements WrittenMessages {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, channel, to, language, content, createdAt, expiresAt, tries }: WrittenMessage): Promise<void> {
    await databaseOf(this.#em)
      .insertInto('written_message')
      .values({
        id,
        channel,
        recipient: to,
        language,
        content: JSON.stringify(content),
        tries,
        next_try_at: createdAt.toString(),
        expires_at: expiresAt?.toString() ?? null,
        created_at: createdAt.toString(),
      })
      .execute()
  }

  async claim({ now, leaseSeconds, but = [] }: MessageClaim) {
    const row = await databaseOf(this.#em)
      .with('due', (database) =>
        database
          .selectFrom('written_message')
          .select('id')
          .where('state', '=', pendingState)
          .where('next_try_at', '<=', now.toString())
          .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', now.toString())]))
          .$if(but.length > 0, (due) => due.where('channel', 'not in', but))
          .orderBy('expires_at', (order) => order.asc().nullsLast())
          .orderBy('next_try_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('written_message')
      .from('due')
      .set({ lease_until: now.add({ seconds: leaseSeconds }).toString() })
      .whereRef('written_message.id', '=', 'due.id')
      .returningAll('written_message')
      .executeTakeFirst()
    if (!row?.content) return undefined
    const { id, channel, recipient: to, language, content, tries } = row
    const expiresAt = storedInstant(row.expires_at)
    return { id, channel, to, language, content, createdAt: Temporal.Instant.from(row.created_at), expiresAt, tries }
  }

  async retryLater(id: OutboxMessageId, { error, retryAt }: { readonly error: string; readonly retryAt: Temporal.Instant }) {
    await databaseOf(this.#em)
      .updateTable('written_message')
      .set({ tries: sql<number>`tries + 1`, last_error: error, next_try_at: retryAt.toString(), lease_until: null })
      .where('id', '=', id)
      .execute()
  }

  async end(id: OutboxMessageId, ending: SendingEnd, at: Temporal.Instant): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('written_message')
      .set({
        state: ending.state,
        content: null,
        lease_until: null,
        last_error: ending.state === 'dead' ? ending.error : null,
        ended_at: at.toString(),
      })
      .where('id', '=', id)
      .execute()
  }

  async list({ state, channel, limit }: WrittenFilter): Promise<readonly WrittenListing[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('written_message')
      .select(['id', 'channel', 'state', 'tries', 'next_try_at', 'last_error', 'created_at', 'ended_at'])
      .$if(state !== undefined, (listed) => listed.where('state', '=', state as WrittenListing['state']))
      .$if(channel !== undefined, (listed) => listed.where('channel', '=', channel as WrittenListing['channel']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ next_try_at, last_error, created_at, ended_at, ...message }) => ({
      ...message,
      nextTryAt: Temporal.Instant.from(next_try_at),
      lastError: last_error,
      createdAt: Temporal.Instant.from(created_at),
      endedAt: storedInstant(ended_at),
    }))
  }

  async forgetEnded({ before, limit }: Parameters<WrittenMessages['forgetEnded']>[0]): Promise<readonly EndedMessage[]> {
    const rows = await databaseOf(this.#em)
      .with('old', (database) =>
        database
          .selectFrom('written_message')
          .select('id')
          .where('ended_at', '<', before.toString())
          .orderBy('ended_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .deleteFrom('written_message')
      .using('old')
      .whereRef('written_message.id', '=', 'old.id')
      .returning(['written_message.id', 'expires_at'])
      .execute()
    return rows.map(({ id, expires_at }) => ({ id, expiresAt: storedInstant(expires_at) }))
  }
}
