import {
  type BeforeBooking,
  type DueFeed,
  type DueFeedName,
  type FeedFault,
  type FeedReading,
  type FeedReadings,
  type GoodReading,
  mostSkippedKept,
  suspicions,
  type UntoldFeed,
} from '@camp/application/calendar-feeds/feed-readings.ts'
import type { CalendarFeedId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid, uuidList } from '../postgres/uuid.ts'
import { type PlotInZoneRow, toPlotInZone, unkeptNights } from './unkept-nights.ts'
import { untoldFeeds } from './untold-feeds.ts'

interface DueRow {
  readonly id: CalendarFeedId
  readonly organisation_id: OrganisationId
  readonly plot_id: PlotId
  readonly provider: string
  readonly feed_url: string
  readonly stop_sale_hours: number | null
  readonly blocks_tentative: boolean
  readonly etag: string | null
  readonly last_modified: string | null
  readonly times_empty: number
  readonly good_at: string | null
  readonly failing_since: string | null
  readonly timezone: string
}

export class PostgresFeedReadings implements FeedReadings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async claim({ now, nextAt, limit, feedId, feedIds }: Parameters<FeedReadings['claim']>[0]): Promise<readonly DueFeed[]> {
    const [at, next] = [now.toString(), nextAt.toString()]
    const chosen = feedId ? sql`and feed.id = ${feedId}` : sql`and feed.is_active and reading.due_at <= ${at}::timestamptz`
    const among = feedIds ? sql`and feed.id = any(${feedIds})` : sql``
    await sql`
      insert into feed_reading (feed_id, organisation_id, due_at)
      select id, organisation_id, ${at}::timestamptz from plot_calendar_feed
      where not exists (select from feed_reading where feed_id = plot_calendar_feed.id)
      on conflict (feed_id) do nothing`.execute(this.#database())
    // What was heard from another address says nothing about this one.
    const { rows } = await sql<DueRow>`
      with due as (
        select reading.feed_id from feed_reading reading join plot_calendar_feed feed on feed.id = reading.feed_id
        where true ${chosen} ${among} order by reading.due_at limit ${limit} for update of reading skip locked
      ), claimed as (
        update feed_reading reading set due_at = ${next}::timestamptz, tried_at = ${at}::timestamptz, read_url = feed.feed_url,
          etag = case when reading.read_url = feed.feed_url then reading.etag end,
          last_modified = case when reading.read_url = feed.feed_url then reading.last_modified end
        from due, plot_calendar_feed feed where reading.feed_id = due.feed_id and feed.id = due.feed_id
        returning reading.*
      )
      select feed.id, feed.organisation_id, feed.plot_id, feed.provider, feed.feed_url, feed.stop_sale_hours, feed.blocks_tentative,
        claimed.etag, claimed.last_modified, claimed.times_empty, claimed.good_at::text, claimed.failing_since::text, country.timezone
      from claimed join plot_calendar_feed feed on feed.id = claimed.feed_id
      join organisation on organisation.id = feed.organisation_id
      join country on country.code = organisation.country_code
      order by claimed.feed_id`.execute(this.#database())
    return rows.map(toDueFeed)
  }

  async due({ now, limit }: Parameters<FeedReadings['due']>[0]): Promise<readonly DueFeedName[]> {
    const at = now.toString()
    return this.#database()
      .selectFrom('plot_calendar_feed as feed')
      .leftJoin('feed_reading as reading', 'reading.feed_id', 'feed.id')
      .select(['feed.id', 'feed.provider'])
      .where('feed.is_active', '=', true)
      .where(({ eb, or }) => or([eb('reading.due_at', 'is', null), eb('reading.due_at', '<=', at)]))
      .orderBy('reading.due_at', (order) => order.asc().nullsFirst())
      .limit(limit)
      .execute()
  }

  async beforeBooking({ plotIds, now, goodBefore, days }: Parameters<FeedReadings['beforeBooking']>[0]): Promise<BeforeBooking> {
    // A guest's request names them, and is judged afterwards.
    const known = plotIds.filter((id) => isUuid(id))
    if (known.length === 0) return { overdue: [], unkept: [] }
    const wanted = uuidList(known)
    const { rows } = await sql<{ feed_id: CalendarFeedId } | ({ feed_id: null } & PlotInZoneRow)>`
      select feed.id as feed_id, null::uuid as plot_id, null as timezone
      from plot_calendar_feed feed left join feed_reading reading on reading.feed_id = feed.id
      where feed.plot_id = any(${wanted}) and feed.is_active
        and (reading.due_at is null or reading.due_at <= ${now.toString()})
        and (reading.good_at is null or reading.good_at < ${goodBefore.toString()})
      union all
      select null, unkept.plot_id, unkept.timezone
      from (${unkeptNights({ now, days }, sql`event.plot_id = any(${wanted})`)}) unkept`.execute(this.#database())
    return {
      overdue: rows.flatMap((row) => row.feed_id ?? []),
      unkept: rows.flatMap((row) => (row.feed_id === null ? toPlotInZone(row) : [])),
    }
  }

  async noteGood(feedId: CalendarFeedId, now: Temporal.Instant, reading: GoodReading | null): Promise<void> {
    const at = now.toString()
    await this.#database()
      .updateTable('feed_reading')
      .set({
        good_at: at,
        failing_since: null,
        fault: null,
        told_at: null,
        times_empty: 0,
        ...(reading && {
          etag: reading.etag,
          last_modified: reading.lastModified,
          event_count: reading.eventCount,
          skipped: JSON.stringify(reading.skipped.slice(0, mostSkippedKept)),
        }),
      })
      .where('feed_id', '=', feedId)
      .execute()
    await this.#database().updateTable('plot_calendar_feed').set({ last_sync_at: at }).where('id', '=', feedId).execute()
  }

  async noteFailed(feedId: CalendarFeedId, now: Temporal.Instant, fault: FeedFault): Promise<void> {
    const isSuspicion = suspicions.some((suspicion) => suspicion === fault)
    await this.#database()
      .updateTable('feed_reading')
      .set(({ eb, fn, val }) => ({
        failing_since: fn.coalesce('failing_since', val(now.toString())),
        fault,
        etag: null,
        last_modified: null,
        times_empty: isSuspicion ? eb('times_empty', '+', 1) : 0,
      }))
      .where('feed_id', '=', feedId)
      .execute()
  }

  async untold(now: Temporal.Instant): Promise<readonly UntoldFeed[]> {
    return untoldFeeds(this.#database(), now)
  }

  async noteTold(feedIds: readonly CalendarFeedId[], now: Temporal.Instant): Promise<void> {
    if (feedIds.length === 0) return
    const told = this.#database().updateTable('feed_reading').set({ told_at: now.toString() })
    await told.where('feed_id', 'in', feedIds).execute()
  }

  async list(organisationId: OrganisationId): Promise<readonly FeedReading[]> {
    const rows = await this.#database()
      .selectFrom('feed_reading')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('feed_id')
      .execute()
    return rows.map((row) => ({
      feedId: row.feed_id,
      triedAt: storedInstant(row.tried_at),
      goodAt: storedInstant(row.good_at),
      failingSince: storedInstant(row.failing_since),
      fault: row.fault as FeedFault | null,
      eventCount: row.event_count,
      skipped: row.skipped,
      dueAt: Temporal.Instant.from(row.due_at),
    }))
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function toDueFeed(row: DueRow): DueFeed {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    plotId: row.plot_id,
    provider: row.provider,
    feedUrl: row.feed_url,
    isActive: true,
    stopSaleHours: row.stop_sale_hours,
    blocksTentative: row.blocks_tentative,
    lastSyncAt: storedInstant(row.good_at),
    etag: row.etag,
    lastModified: row.last_modified,
    timesEmpty: row.times_empty,
    goodAt: storedInstant(row.good_at),
    failingSince: storedInstant(row.failing_since),
    timezone: row.timezone,
  }
}
