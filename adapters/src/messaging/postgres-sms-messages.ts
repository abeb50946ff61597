import type {
  SmsFilter,
  SmsList,
  SmsListing,
  SmsMessages,
  SmsQuery,
  SmsSort,
} from '@camp/application/messaging/sms/sms-messages.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Selectable, sql } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'

const columnOf = {
  sentAt: sql`sent.sent_at`,
  state: sql`sent.delivery_state`,
  parts: sql`coalesce(sent.sms_parts, 1)`,
  credits: sql`coalesce(sent.sms_credits, 0)`,
} satisfies Record<SmsSort, unknown>

export class PostgresSmsMessages implements SmsMessages {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list({ sort, isDescending, offset, limit, ...filter }: SmsQuery): Promise<SmsList> {
    if (filter.states?.length === 0) return { rows: [], total: 0, parts: 0, credits: 0 }
    const fitting = this.#fitting(filter)
    const { total, parts, credits } = await fitting
      .select([
        sql<string>`count(*)`.as('total'),
        sql<string>`coalesce(sum(coalesce(sent.sms_parts, 1)) filter (where sent.provider_message_id is not null), 0)`.as(
          'parts',
        ),
        sql<string>`coalesce(sum(sent.sms_credits), 0)`.as('credits'),
      ])
      .executeTakeFirstOrThrow()
    const rows = await fitting
      .leftJoin('organisation', 'organisation.id', 'sent.organisation_id')
      .select([
        ...(['sent.id', 'sent.sent_at', 'sent.to_address', 'sent.type', 'sent.delivery_state', 'sent.error'] as const),
        ...(['sent.sms_parts', 'sent.sms_credits', 'organisation.name as organisation_name'] as const),
        'reservation.simple_reference',
      ])
      .orderBy(columnOf[sort], isDescending ? 'desc' : 'asc')
      .orderBy('sent.sent_at', 'desc')
      .orderBy('sent.id')
      .offset(offset)
      .$call((query) => (limit === null ? query : query.limit(limit)))
      .execute()
    return { rows: rows.map(toListing), total: Number(total), parts: Number(parts), credits: Number(credits) }
  }

  async noteCost({ providerMessageId, parts, credits }: Parameters<SmsMessages['noteCost']>[0]): Promise<void> {
    if (parts === null && credits === null) return
    await this.#database()
      .updateTable('communication_history')
      .set({ ...(parts === null ? {} : { sms_parts: parts }), ...(credits === null ? {} : { sms_credits: String(credits) }) })
      .where('channel', '=', 'sms')
      .where('provider_message_id', '=', providerMessageId)
      .execute()
  }

  #fitting({ states, sent, search }: SmsFilter & Pick<SmsQuery, 'search'>) {
    const digits = search.replace(/\D/g, '')
    const isAbout = sql<boolean>`(position(${digits} in replace(reservation.simple_reference, '-', '')) > 0
      or right(sent.to_address, ${digits.length}) = ${digits})`
    const sms = this.#database()
      .selectFrom('communication_history as sent')
      .leftJoin('reservation', 'reservation.id', 'sent.reservation_id')
      .where('sent.channel', '=', 'sms')
      .$if(digits.length >= 3, (query) => query.where(isAbout))
    const inStates = states ? sms.where('sent.delivery_state', 'in', states) : sms
    if (!sent) return inStates
    return inStates.where('sent.sent_at', '>=', sent.from.toString()).where('sent.sent_at', '<', sent.until.toString())
  }

  #database() {
    return databaseOf(this.#em)
  }
}

type SmsRow = Pick<
  Selectable<Tables['communication_history']>,
  'id' | 'sent_at' | 'to_address' | 'type' | 'delivery_state' | 'error' | 'sms_parts' | 'sms_credits'
> & { readonly organisation_name: string | null; readonly simple_reference: string | null }

function toListing(row: SmsRow): SmsListing {
  const { id, sent_at: sentAt, to_address: to, error } = row
  return {
    id,
    to,
    error,
    type: row.type,
    deliveryState: row.delivery_state,
    sentAt: Temporal.Instant.from(sentAt),
    organisationName: row.organisation_name,
    simpleReference: row.simple_reference,
    // A message older than the count has none of its own.
    parts: row.sms_parts ?? 1,
    credits: row.sms_credits === null ? null : Number(row.sms_credits),
  }
}
