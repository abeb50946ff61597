import type { FeedFault, UntoldFeed } from '@camp/application/calendar-feeds/feed-readings.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import type { databaseOf } from '../postgres/typed-database.ts'

/** Feeds without news of which nobody was told, each for one caller at a time. */
export async function untoldFeeds(
  database: ReturnType<typeof databaseOf>,
  now: Temporal.Instant,
): Promise<readonly UntoldFeed[]> {
  const rows = await database
    .selectFrom('feed_reading as reading')
    .innerJoin('plot_calendar_feed as feed', 'feed.id', 'reading.feed_id')
    .innerJoin('plot', 'plot.id', 'feed.plot_id')
    .innerJoin('organisation', 'organisation.id', 'feed.organisation_id')
    .innerJoin('country', 'country.code', 'organisation.country_code')
    .select(['feed.id', 'feed.provider', 'feed.is_active', 'feed.stop_sale_hours', 'plot.name as plot_name'])
    .select(['reading.good_at', 'reading.failing_since', 'reading.fault', 'country.timezone'])
    .select(['organisation.id as organisation_id', 'organisation.slug', 'organisation.name as organisation_name'])
    .select(['organisation.business_email', 'organisation.hears'])
    .where('feed.is_active', '=', true)
    .where('reading.told_at', 'is', null)
    .where(({ eb, or }) => or([eb('reading.failing_since', 'is not', null), eb('reading.due_at', '>', now.toString())]))
    .orderBy('organisation.id')
    .orderBy('plot.position')
    .orderBy('plot.name')
    .orderBy('feed.provider')
    .orderBy('feed.id')
    .forUpdate('reading')
    .skipLocked()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    plotName: row.plot_name,
    isActive: row.is_active,
    stopSaleHours: row.stop_sale_hours,
    goodAt: storedInstant(row.good_at),
    failingSince: storedInstant(row.failing_since),
    fault: row.fault as FeedFault | null,
    timezone: row.timezone,
    organisation: {
      id: row.organisation_id,
      slug: row.slug,
      name: row.organisation_name,
      businessEmail: row.business_email,
      hears: row.hears,
    },
  }))
}
