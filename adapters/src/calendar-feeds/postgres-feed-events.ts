import type {
  EventsRead,
  FeedConflict,
  FeedEvents,
  FeedOrigin,
  KeptRun,
  PlotInZone,
  PlotNightsElsewhere,
  UnkeptNights,
} from '@camp/application/calendar-feeds/feed-events.ts'
import type { TakenElsewhere } from '@camp/domain/calendar-feeds/kept-nights.ts'
import { dateOf, nightOf } from '@camp/domain/nights/night.ts'
import type { BlockId, FeedEventId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { CompiledQuery, sql } from 'kysely'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { readChanges } from '../change-feed/change-log.ts'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { type ConflictRow, conflictsQuery, toConflict } from './conflict-rows.ts'
import { UnkeptLooks } from './unkept-looks.ts'
import { type PlotInZoneRow, toPlotInZone, unkeptNights } from './unkept-nights.ts'

/** Within the transaction of the act; the nights are written by the blocks, as staff's are. */
export class PostgresFeedEvents implements FeedEvents {
  readonly #em: EntityManager
  readonly #blocks: PostgresBlocks
  readonly #looks: UnkeptLooks

  constructor(em: EntityManager, kept: Pick<KeptFacts, 'unkeptLooks'> = { unkeptLooks: new UnkeptLooks() }) {
    this.#em = em
    this.#looks = kept.unkeptLooks
    this.#blocks = new PostgresBlocks(em)
  }

  async lockPlot(plotId: PlotId): Promise<void> {
    // A lock of its own: rows of plots are read by every booking.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`feed-nights ${plotId}`}, 0))`.execute(this.#database())
  }

  async replace(origin: FeedOrigin, { blocks, unclear }: EventsRead, now: Temporal.Instant): Promise<void> {
    const lists = sql`unnest(${blocks.map(({ key }) => key)}::text[], ${blocks.map(({ uid }) => uid)}::text[],
      ${blocks.map(({ startDate }) => startDate)}::date[], ${blocks.map(({ endDate }) => endDate)}::date[],
      ${blocks.map(({ summary }) => summary)}::text[])`
    // Thousands of rows in one statement.
    await sql`
      delete from feed_event where plot_id = ${origin.plotId} and origin = ${origin.origin}
        and event_key <> all(${blocks.map(({ key }) => key)}::text[])
        and ${unclear !== 'all'} and uid <> all(${unclear === 'all' ? [] : unclear}::text[])`.execute(this.#database())
    await sql`
      insert into feed_event (organisation_id, plot_id, feed_id, origin, source, event_key, uid, start_date, end_date, summary,
        first_read_at)
      select ${origin.organisationId}::uuid, ${origin.plotId}::uuid, ${origin.feedId}::uuid, ${origin.origin}, ${origin.source},
        event_key, uid, start_date, end_date, summary, ${now.toString()}::timestamptz
      from ${lists} as read (event_key, uid, start_date, end_date, summary)
      on conflict on constraint feed_event_once_per_origin do update set source = excluded.source,
        start_date = excluded.start_date, end_date = excluded.end_date, summary = excluded.summary`.execute(this.#database())
  }

  async countOf(plotId: PlotId, origin: string): Promise<number> {
    const { count } = await this.#database()
      .selectFrom('feed_event')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('plot_id', '=', plotId)
      .where('origin', '=', origin)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async nightsOf(plotId: PlotId, from: Temporal.PlainDate, until: Temporal.PlainDate): Promise<PlotNightsElsewhere> {
    const [first, last] = [from.toString(), until.toString()]
    const events = await this.#database()
      .selectFrom('feed_event')
      .select(['id', 'start_date', 'end_date'])
      .where('plot_id', '=', plotId)
      .where('end_date', '>', first)
      .where('start_date', '<', last)
      .orderBy('start_date')
      .orderBy('id')
      .execute()
    const kept = await this.#database()
      .selectFrom('block')
      .innerJoin('feed_event', 'feed_event.id', 'block.feed_event_id')
      .select(['block.id', 'block.start_date', 'block.end_date', 'block.feed_event_id'])
      .where('feed_event.plot_id', '=', plotId)
      .where('block.end_date', '>', first)
      .execute()
    // Read after the locks of the transaction: what others have committed meanwhile counts.
    const { rows } = await sql<{ night: string }>`
      select night::text from plot_night left join block on block.id = plot_night.block_id
      where plot_id = ${plotId} and night >= ${first} and night < ${last} and block.feed_event_id is null`.execute(
      this.#database(),
    )
    return {
      events: events.map(({ id, start_date, end_date }) => ({ eventId: id, start: night(start_date), end: night(end_date) })),
      kept: kept.map(
        ({ id, start_date, end_date, feed_event_id }): KeptRun => ({
          blockId: id,
          eventId: feed_event_id as FeedEventId,
          start: night(start_date),
          end: night(end_date),
        }),
      ),
      used: new Set(rows.map((row) => night(row.night))),
    }
  }

  /** What changes between the two questions is heard of at the next look. */
  async unkept({ limit, ...ahead }: UnkeptNights): Promise<readonly PlotInZone[]> {
    const heard = await readChanges(this.#client(), this.#looks.seen)
    const at = this.#looks.plotsToLookAt(heard, ahead.now)
    const found = at === 'all' || at.length > 0 ? await this.#unkeptAmong(at, { limit, ...ahead }) : []
    const plotIds = found.map(({ plotId }) => plotId)
    this.#looks.looked(at, { snapshot: heard.snapshot, plotIds, isWhole: found.length < limit }, ahead.now)
    return found
  }

  async #unkeptAmong(plotIds: readonly PlotId[] | 'all', { limit, ...ahead }: UnkeptNights): Promise<readonly PlotInZone[]> {
    const unkept = unkeptNights(ahead, plotIds === 'all' ? sql`true` : sql`event.plot_id = any(${plotIds}::uuid[])`)
    const { rows } = await sql<PlotInZoneRow>`${unkept} limit ${limit}`.execute(this.#database())
    return rows.map(toPlotInZone)
  }

  release(blockIds: readonly BlockId[]): Promise<void> {
    return this.#blocks.removeAll(blockIds)
  }

  async keep(
    { eventId, start, end }: TakenElsewhere<FeedEventId>,
    { blockId, now }: { readonly blockId: BlockId; readonly now: Temporal.Instant },
  ): Promise<boolean> {
    const event = await this.#database()
      .selectFrom('feed_event')
      .select(['organisation_id', 'plot_id', 'source', 'uid', 'summary'])
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
    const added = await this.#blocks.add({
      id: blockId,
      organisationId: event.organisation_id,
      version: 1,
      nights: StayDates.of(dateOf(start), dateOf(end)),
      plotIds: [event.plot_id],
      source: event.source,
      externalId: event.uid,
      reason: event.summary || null,
      expiresAt: null,
      createdAt: now,
      createdBy: 'calendar-feed',
    })
    if (!added.ok) return false
    await this.#database().updateTable('block').set({ feed_event_id: eventId }).where('id', '=', blockId).execute()
    return true
  }

  async conflicts(
    of: { readonly organisationId: OrganisationId; readonly plotId?: PlotId },
    at: { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant },
  ): Promise<readonly FeedConflict[]> {
    const { rows } = await sql<ConflictRow>`${conflictsQuery(of, at)}`.execute(this.#database())
    return rows.map(toConflict)
  }

  #client(): Parameters<typeof readChanges>[0] {
    return { query: ({ text, values }) => this.#database().executeQuery(CompiledQuery.raw(text, values)) }
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function night(date: string) {
  return nightOf(Temporal.PlainDate.from(date))
}
