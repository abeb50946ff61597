import type {
  FailedTry,
  Outbox,
  OutboxClaim,
  OutboxFilter,
  OutboxMessage,
  OutboxMessageId,
  OutboxSlice,
  OutboxSort,
} from '@camp/application/messaging/outbox.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { pendingState, toMessage, toOutboxRow } from './messaging-rows.ts'

const columnOf = { createdAt: 'created_at', state: 'state', tries: 'tries' } as const satisfies Record<OutboxSort, string>

export class PostgresOutbox implements Outbox {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add(messages: readonly OutboxMessage[]): Promise<number> {
    if (messages.length === 0) return 0
    const added = await this.#database()
      .insertInto('outbox_message')
      .values(messages.map(toOutboxRow))
      .onConflict((conflict) => conflict.constraint('message_said_once').doNothing())
      .returning('id')
      .execute()
    return added.length
  }

  async claim({ limit, now: at, leaseSeconds, but = [] }: OutboxClaim) {
    const now = at.toString()
    const leaseUntil = at.add({ seconds: leaseSeconds }).toString()
    const rows = await this.#database()
      .with('due', (database) =>
        database
          .selectFrom('outbox_message')
          .select('id')
          .where('state', '=', pendingState)
          .where('next_try_at', '<=', now)
          .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', now)]))
          .$if(but.length > 0, (due) => due.where('channel', 'not in', but))
          .orderBy('next_try_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('outbox_message')
      .from('due')
      .set({
        lease_until: leaseUntil,
        may_be_taken_since: sql<string>`coalesce(may_be_taken_since,
          outbox_message.lease_until - make_interval(secs => ${leaseSeconds}))`,
      })
      .whereRef('outbox_message.id', '=', 'due.id')
      .returningAll('outbox_message')
      .execute()
    return rows.map(toMessage).toSorted((one, other) => Temporal.Instant.compare(one.nextTryAt, other.nextTryAt))
  }

  async markSent(id: OutboxMessageId, at: Temporal.Instant): Promise<void> {
    await this.#change(id).set({ state: 'sent', sent_at: at.toString(), lease_until: null, last_error: null }).execute()
  }

  async markFailed(id: OutboxMessageId, failed: FailedTry): Promise<boolean> {
    const next = 'dead' in failed ? { state: 'dead' as const } : { next_try_at: failed.retryAt.toString() }
    const failedNow = await this.#change(id)
      .set({
        ...next,
        tries: sql<number>`tries + 1`,
        last_error: failed.error,
        lease_until: null,
        ...(failed.mayBeTakenSince && {
          may_be_taken_since: sql<string>`coalesce(may_be_taken_since, ${failed.mayBeTakenSince.toString()})`,
        }),
      })
      .where('state', '=', 'pending')
      .returning('id')
      .execute()
    return failedNow.length > 0
  }

  async postpone(id: OutboxMessageId, until: Temporal.Instant): Promise<void> {
    await this.#change(id).set({ next_try_at: until.toString(), lease_until: null }).where('state', '=', 'pending').execute()
  }

  async markSkipped(id: OutboxMessageId, error: string): Promise<void> {
    await this.#change(id).set({ state: 'skipped', last_error: error, lease_until: null }).execute()
  }

  async list({
    limit,
    offset = 0,
    order: { by, isDescending } = { by: 'createdAt', isDescending: true },
    ...filter
  }: OutboxFilter & OutboxSlice): Promise<readonly OutboxMessage[]> {
    const rows = await this.#fitting(filter)
      .selectAll()
      .orderBy(columnOf[by], isDescending ? 'desc' : 'asc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .$call((query) => (limit === null ? query : query.limit(limit)))
      .offset(offset)
      .execute()
    return rows.map(toMessage)
  }

  async count(filter: OutboxFilter): Promise<number> {
    const { total } = await this.#fitting(filter)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  async writtenTo(
    ids: readonly ReservationId[],
    { event, occurrence }: Pick<OutboxMessage, 'event' | 'occurrence'>,
  ): Promise<readonly ReservationId[]> {
    if (ids.length === 0) return []
    const rows = await this.#database()
      .selectFrom('outbox_message')
      .select('reservation_id')
      .distinct()
      .where('reservation_id', 'in', ids)
      .where('event', '=', event)
      .where('occurrence', '=', occurrence)
      .execute()
    return rows.flatMap(({ reservation_id }) => reservation_id ?? [])
  }

  async replay(ids: readonly OutboxMessageId[], now: Temporal.Instant, { forgetsDoubt = false } = {}): Promise<number> {
    if (ids.length === 0) return 0
    const replayed = await this.#database()
      .updateTable('outbox_message')
      .set({ state: 'pending', tries: 0, next_try_at: now.toString(), lease_until: null })
      .$if(forgetsDoubt, (query) => query.set({ may_be_taken_since: null }))
      .where('id', 'in', ids)
      .where('state', '=', 'dead')
      .returning('id')
      .execute()
    return replayed.length
  }

  #fitting({ id, state, channel, event, reservationId, referenceDigits = '' }: OutboxFilter) {
    const reference = sql<string>`replace(payload #>> '{reservation,simpleReference}', '-', '')`
    return this.#database()
      .selectFrom('outbox_message')
      .$call((query) => (id === undefined ? query : query.where('id', '=', id)))
      .$call((query) => (channel === undefined ? query : query.where('channel', '=', channel)))
      .$call((query) => (state === undefined ? query : query.where('state', '=', state)))
      .$call((query) => (event === undefined ? query : query.where('event', '=', event)))
      .$call((query) => (reservationId === undefined ? query : query.where('reservation_id', '=', reservationId)))
      .$if(referenceDigits !== '', (query) => query.where(sql<boolean>`position(${referenceDigits} in ${reference}) > 0`))
  }

  #change(id: OutboxMessageId) {
    return this.#database().updateTable('outbox_message').where('id', '=', id)
  }

  /** Asked for every time: inside a transaction it is that transaction's. */
  #database() {
    return databaseOf(this.#em)
  }
}
