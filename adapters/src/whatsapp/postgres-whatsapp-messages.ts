import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type {
  WhatsAppMessage,
  WhatsAppMessageDetail,
  WhatsAppMessageQuery,
  WhatsAppMessageState,
  WhatsAppMessages,
  WhatsAppSort,
} from '@camp/application/whatsapp/whatsapp-messages.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { toMessage } from '../messaging/messaging-rows.ts'
import { databaseOf } from '../postgres/typed-database.ts'

interface Row {
  readonly id: OutboxMessageId
  readonly is_from_outbox: boolean
  readonly type: NotificationType
  readonly event: NotifiedEvent | null
  readonly language: Language | null
  readonly to_address: string | null
  readonly state: WhatsAppMessageState
  readonly error: string | null
  readonly tries: number
  readonly created_at: string
  readonly state_at: string
  readonly reservation_id: ReservationId | null
  readonly reference: string | null
  readonly org_slug: string | null
  readonly org_name: string | null
  readonly body_text: string | null
  readonly provider_message_id: string | null
}

/**
 * A message is a row of the outbox with the latest word of the history on it, or a row of the history that
 * was in no outbox. Raw: a report, two tables as one list.
 */
const message = sql`
  select o.id, true as is_from_outbox, o.type, o.event, o.language, o.recipient ->> 'to' as to_address,
    case o.state
      when 'pending' then 'waiting'
      when 'skipped' then 'skipped'
      when 'dead' then coalesce(h.delivery_state, 'failed')
      else coalesce(h.delivery_state, 'accepted')
    end as state,
    case o.state when 'sent' then h.error when 'dead' then coalesce(h.error, o.last_error) else o.last_error end as error,
    o.tries, o.created_at, coalesce(h.delivery_state_at, h.sent_at, o.sent_at, o.created_at) as state_at, o.reservation_id,
    o.payload #>> '{reservation,simpleReference}' as reference,
    o.payload #>> '{organisation,slug}' as org_slug, o.payload #>> '{organisation,name}' as org_name,
    h.body_text, h.provider_message_id
  from outbox_message o
  left join lateral (
    select * from communication_history
    where outbox_message_id = o.id
    order by sent_at desc
    limit 1
  ) h on true
  where o.channel = 'app'
  union all
  select id, false, type, null, null, to_address, delivery_state, error, 0, sent_at, coalesce(delivery_state_at, sent_at), null,
    null, null, null, body_text, provider_message_id
  from communication_history
  where channel = 'app' and outbox_message_id is null`

const columnOf = { createdAt: sql`created_at`, state: sql`state`, type: sql`type` } satisfies Record<WhatsAppSort, unknown>

export class PostgresWhatsAppMessages implements WhatsAppMessages {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list({ state, type, search, sort, isDescending, limit, offset }: WhatsAppMessageQuery) {
    const wanted = search.replace(/\D/g, '')
    const isAbout =
      wanted.length < 3
        ? sql`true`
        : sql`(position(${wanted} in replace(reference, '-', '')) > 0 or right(to_address, ${wanted.length}) = ${wanted})`
    const fitting = sql`
      from (${message}) as message
      where (${state}::text is null or state = ${state}) and (${type}::text is null or type = ${type}) and ${isAbout}`
    const order = sql`${columnOf[sort]} ${isDescending ? sql`desc` : sql`asc`}, created_at desc, id`
    const { rows } = await sql<Row>`
      select * ${fitting} order by ${order} limit ${limit}::bigint offset ${offset}`.execute(this.#database())
    const counted = await sql<{ total: string }>`select count(*) as total ${fitting}`.execute(this.#database())
    return { rows: rows.map(toListed), total: Number(counted.rows[0]?.total ?? 0) }
  }

  async find(id: string): Promise<WhatsAppMessageDetail | undefined> {
    const database = this.#database()
    const { rows } = await sql<Row>`select * from (${message}) as message where id = ${id}`.execute(database)
    const [row] = rows
    if (!row) return undefined
    const stored = row.is_from_outbox
      ? await database.selectFrom('outbox_message').selectAll().where('id', '=', row.id).executeTakeFirst()
      : undefined
    const { body_text: text, provider_message_id: providerMessageId } = row
    return { ...toListed(row), text, providerMessageId, outboxMessage: stored ? toMessage(stored) : null }
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function toListed(row: Row): WhatsAppMessage {
  return {
    id: row.id,
    isFromOutbox: row.is_from_outbox,
    type: row.type,
    event: row.event,
    language: row.language,
    to: row.to_address,
    state: row.state,
    error: row.error,
    tries: row.tries,
    createdAt: Temporal.Instant.from(row.created_at),
    stateAt: Temporal.Instant.from(row.state_at),
    reservation: reservationOf(row),
  }
}

function reservationOf({ reservation_id, reference, org_slug, org_name }: Row): WhatsAppMessage['reservation'] {
  if (reservation_id === null) return null
  return { id: reservation_id, simpleReference: reference ?? '', orgSlug: org_slug ?? '', orgName: org_name ?? '' }
}
