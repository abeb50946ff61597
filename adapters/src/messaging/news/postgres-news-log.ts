import type { CampsiteNews, CampsiteNewsId, KeptNews, NewsLog, NewsWay } from '@camp/application/messaging/news/news-log.ts'
import { earliestRing } from '@camp/domain/messaging/phones-by-day.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Selectable, sql } from 'kysely'
import { databaseOf, type Tables } from '../../postgres/typed-database.ts'

const toldColumn = { email: 'mailed_at', sms: 'texted_at' } as const satisfies Record<NewsWay, string>
const dueColumn = { email: 'at', sms: 'text_after' } as const satisfies Record<NewsWay, string>

export class PostgresNewsLog implements NewsLog {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  /** What nobody there wants to hear of is not kept: it would say of guests what nobody reads. */
  async add({ organisationId, reservationId, topic, event, occurrence, facts, toldTo, at }: CampsiteNews): Promise<void> {
    const mailedAt = event === 'feeds-silent' ? at.toString() : null
    const textAfter = earliestRing(at, facts.organisation.timezone).toString()
    // Raw: a row that is written only where somebody chose its topic.
    await sql`
      insert into campsite_news
        (organisation_id, reservation_id, topic, event, occurrence, facts, told_to, at, mailed_at, text_after)
      select ${organisationId}::uuid, ${reservationId}::text, ${topic}::text, ${event}::text, ${occurrence}::text,
        ${JSON.stringify(facts)}::jsonb, ${toldTo}::text, ${at.toString()}::timestamptz, ${mailedAt}::timestamptz,
        ${textAfter}::timestamptz
      where exists (select from news_choice where organisation_id = ${organisationId}::uuid and topic = ${topic}::text)
      on conflict on constraint news_happens_once do nothing`.execute(databaseOf(this.#em))
  }

  async claim(way: NewsWay, now: Temporal.Instant, but: readonly CampsiteNewsId[] = []): Promise<KeptNews | undefined> {
    const row = await databaseOf(this.#em)
      .selectFrom('campsite_news')
      .selectAll()
      .where(toldColumn[way], 'is', null)
      .where(dueColumn[way], '<=', now.toString())
      .where('id', '!=', ({ fn, val }) => fn('all', [val([...but])]))
      .orderBy(dueColumn[way])
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    return row && toNews(row)
  }

  async noteTold(id: CampsiteNewsId, way: NewsWay, at: Temporal.Instant): Promise<void> {
    await databaseOf(this.#em)
      .updateTable('campsite_news')
      .set({ [toldColumn[way]]: at.toString() })
      .where('id', '=', id)
      .execute()
  }

  async ringLater(id: CampsiteNewsId, after: Temporal.Instant): Promise<void> {
    await databaseOf(this.#em).updateTable('campsite_news').set({ text_after: after.toString() }).where('id', '=', id).execute()
  }
}

/** What belongs to a booking has its facts; calendars have theirs. */
export function toNews(row: Selectable<Tables['campsite_news']>): KeptNews {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    reservationId: row.reservation_id,
    topic: row.topic,
    event: row.event,
    occurrence: row.occurrence,
    facts: row.facts,
    toldTo: row.told_to,
    at: Temporal.Instant.from(row.at),
  } as KeptNews
}
