import type {
  ConversationMessage,
  ConversationMessageId,
  Conversations,
  InboxConversation,
  InboxOf,
  Settled,
} from '@camp/application/conversations/conversations.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Insertable, type Selectable, sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'

const shownOfBooking = 500

export class PostgresConversations implements Conversations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add(message: ConversationMessage): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#database()
      .insertInto('conversation_message')
      .values(toRow(message))
      .onConflict((conflict) => conflict.constraint('message_is_heard_once').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }

  async of(reservationId: ReservationId): Promise<readonly ConversationMessage[]> {
    const rows = await this.#database()
      .selectFrom('conversation_message')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .orderBy('position', 'desc')
      .limit(shownOfBooking)
      .execute()
    return rows.map(toMessage).toReversed()
  }

  async lastByWhatsApp(ids: readonly ReservationId[]): Promise<ReadonlyMap<ReservationId, Temporal.Instant>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#database()
      .selectFrom('conversation_message')
      .select(['reservation_id', ({ fn }) => fn.max('at').as('last')])
      .where('reservation_id', 'in', ids)
      .where('side', '=', 'guest')
      .where('channel', '=', 'app')
      .groupBy('reservation_id')
      .execute()
    return new Map(
      rows.flatMap(({ reservation_id: id, last }) => (id === null ? [] : [[id, Temporal.Instant.from(last)] as const])),
    )
  }

  async find(id: ConversationMessageId): Promise<ConversationMessage | undefined> {
    const row = await this.#database().selectFrom('conversation_message').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toMessage(row)
  }

  async inbox(
    request: InboxOf & { readonly since: Temporal.Instant; readonly limit: number },
  ): Promise<readonly InboxConversation[]> {
    const { organisationId, since, limit } = request
    // Raw: one row a conversation, with its last message, and what of it waits beside it.
    const { rows } = await sql<InboxRow>`
      select last.*, waits.waiting, waits.waiting_since, simple_reference, first_name, last_name, arrival::text, departure::text
      from (
        select coalesce(reservation_id, id::text) as conversation, max(position) as position,
          count(*) filter (where settled_how is null)::int as waiting,
          min(at) filter (where settled_how is null) as waiting_since
        from conversation_message
        where side = 'guest' and organisation_id is not distinct from ${organisationId}::uuid
          and (settled_how is null or at >= ${since.toString()}::timestamptz)
        group by coalesce(reservation_id, id::text)
        order by waiting_since nulls last, max(at) desc
        limit ${limit}
      ) waits
      join conversation_message last on last.position = waits.position
      left join reservation on reservation.id = last.reservation_id
      order by waits.waiting_since nulls last, last.at desc`.execute(this.#database())
    return rows.map(toConversation)
  }

  async countWaiting({ organisationId }: InboxOf): Promise<number> {
    const { waiting } = await this.#database()
      .selectFrom('conversation_message')
      .select(sql<number>`count(distinct coalesce(reservation_id, id::text))::int`.as('waiting'))
      .where('organisation_id', organisationId === null ? 'is' : '=', organisationId)
      .where('side', '=', 'guest')
      .where('settled_how', 'is', null)
      .executeTakeFirstOrThrow()
    return waiting
  }

  async settle(reservationId: ReservationId, settled: Settled, seenUpTo: Temporal.Instant): Promise<number> {
    const { numUpdatedRows } = await this.#database()
      .updateTable('conversation_message')
      .set(settledColumns(settled))
      .where('reservation_id', '=', reservationId)
      .where('side', '=', 'guest')
      .where('settled_how', 'is', null)
      .where('at', '<=', seenUpTo.toString())
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async settleOne(id: ConversationMessageId, settled: Settled): Promise<void> {
    await this.#database().updateTable('conversation_message').set(settledColumns(settled)).where('id', '=', id).execute()
  }

  async reopen(reservationId: ReservationId): Promise<number> {
    const { numUpdatedRows } = await this.#database()
      .updateTable('conversation_message')
      .set(settledColumns(null))
      .where('reservation_id', '=', reservationId)
      .where('settled_how', '=', 'set-aside')
      .where('settled_at', '=', ({ selectFrom }) =>
        selectFrom('conversation_message')
          .select(({ fn }) => fn.max('settled_at').as('last'))
          .where('reservation_id', '=', reservationId)
          .where('settled_how', '=', 'set-aside'),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async bookingsOfNumber(digits: string, since: Temporal.PlainDate): Promise<readonly ReservationId[]> {
    const rows = await this.#database()
      .selectFrom('reservation')
      .select('id')
      .where(sql<boolean>`search_text like ${`%${digits}%`}`)
      .where('status', 'not in', ['temporaryHold', 'cancelled', 'noShow'])
      .where('departure', '>=', since.toString())
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute()
    return rows.map(({ id }) => id)
  }

  async assign(
    id: ConversationMessageId,
    { organisationId, reservationId, secret }: Parameters<Conversations['assign']>[1],
  ): Promise<boolean> {
    const assigned = await this.#database()
      .updateTable('conversation_message')
      .set({ organisation_id: organisationId, reservation_id: reservationId, secret, is_unsure: false })
      .where('id', '=', id)
      .where('reservation_id', 'is', null)
      .returning('id')
      .execute()
    return assigned.length > 0
  }

  #database() {
    return databaseOf(this.#em)
  }
}

type Row = Selectable<Tables['conversation_message']>

interface InboxRow extends Row {
  readonly waiting: number
  readonly waiting_since: string | null
  readonly simple_reference: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly arrival: string | null
  readonly departure: string | null
}

function toRow(message: ConversationMessage): Insertable<Tables['conversation_message']> {
  return {
    id: message.id,
    organisation_id: message.organisationId,
    reservation_id: message.reservationId,
    side: message.side,
    channel: message.channel,
    from_number: message.fromNumber,
    from_address: message.fromAddress,
    body: message.text,
    secret: message.secret,
    at: message.at.toString(),
    by: message.by,
    provider_message_id: message.providerMessageId,
    outbox_message_id: message.outboxMessageId,
    is_unsure: message.isUnsure,
    ...settledColumns(message.settled),
  }
}

function settledColumns(settled: Settled | null) {
  return { settled_how: settled?.how ?? null, settled_at: settled?.at.toString() ?? null, settled_by: settled?.by ?? null }
}

function toMessage(row: Row): ConversationMessage {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    side: row.side,
    channel: row.channel,
    fromNumber: row.from_number,
    fromAddress: row.from_address,
    text: row.body,
    secret: row.secret,
    at: Temporal.Instant.from(row.at),
    by: row.by,
    providerMessageId: row.provider_message_id,
    outboxMessageId: row.outbox_message_id,
    isUnsure: row.is_unsure,
    settled:
      row.settled_how && row.settled_at && row.settled_by
        ? { how: row.settled_how, at: Temporal.Instant.from(row.settled_at), by: row.settled_by }
        : null,
  }
}

function toConversation(row: InboxRow): InboxConversation {
  const { reservation_id: id, simple_reference: simpleReference, arrival, departure, waiting, waiting_since } = row
  const isBooked = id !== null && simpleReference !== null && arrival !== null && departure !== null
  return {
    organisationId: row.organisation_id,
    booking: isBooked
      ? {
          id,
          simpleReference,
          guestName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
          arrival: Temporal.PlainDate.from(arrival),
          departure: Temporal.PlainDate.from(departure),
        }
      : null,
    last: toMessage(row),
    waiting,
    waitingSince: storedInstant(waiting_since),
  }
}
