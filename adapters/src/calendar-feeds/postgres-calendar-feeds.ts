import type { CalendarFeedRow, CalendarFeeds } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { CalendarFeedId, OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { type Fields, reader, writer } from '../postgres/fields.ts'
import type { JsonRow } from '../postgres/json-row.ts'
import { ownColumns } from '../postgres/own-columns.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresSettingsRows } from '../settings/postgres-settings-rows.ts'
import { removeRow, savingRow } from '../settings/settings-rows-in-postgres.ts'
import { PlotCalendarFeedRow } from './calendar-feed-tables.ts'

const urlConstraint = 'feed_read_once_per_plot'

type FeedColumns = JsonRow<'plot_calendar_feed'>

export class PostgresCalendarFeeds extends PostgresSettingsRows<CalendarFeedRow> implements CalendarFeeds {
  add(feed: CalendarFeedRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, urlConstraint, async (database) => {
      await database.insertInto('plot_calendar_feed').values(writeFeed(feed)).execute()
      return true
    })
  }

  replace(feed: CalendarFeedRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.em, urlConstraint, async (database) => {
      const { numUpdatedRows } = await database
        .updateTable('plot_calendar_feed')
        .set(writeFeed(feed))
        .where('id', '=', feed.id)
        .where('organisation_id', '=', feed.organisationId)
        .executeTakeFirst()
      // What was left out as it was set before is wanted now: the next reading is of the whole calendar.
      const whole = { etag: null, last_modified: null }
      await database.updateTable('feed_reading').set(whole).where('feed_id', '=', feed.id).execute()
      return numUpdatedRows === 1n
    })
  }

  remove(organisationId: OrganisationId, id: string): Promise<void> {
    return removeRow(this.em, 'plot_calendar_feed', { organisationId, id })
  }

  protected async rows(organisationId: OrganisationId, id?: CalendarFeedId): Promise<readonly CalendarFeedRow[]> {
    const query = databaseOf(this.em)
      .selectFrom('plot_calendar_feed as feed')
      .innerJoin('plot', 'plot.id', 'feed.plot_id')
      .innerJoin('site', 'site.id', 'plot.site_id')
      .selectAll('feed')
      .where('feed.organisation_id', '=', organisationId)
    const rows = await (id ? query.where('feed.id', '=', id) : query)
      .orderBy('site.position')
      .orderBy('site.name')
      .orderBy('plot.position')
      .orderBy('plot.plot_number')
      .orderBy('plot.name')
      .orderBy('feed.provider')
      .orderBy('feed.feed_url')
      .execute()
    return rows.map(readFeed)
  }
}

/** Every field of a feed, once. */
const feedFields = {
  ...ownColumns<CalendarFeedRow>()(PlotCalendarFeedRow, {}),
  lastSyncAt: {
    read: (row: Pick<FeedColumns, 'last_sync_at'>) => (row.last_sync_at ? Temporal.Instant.from(row.last_sync_at) : null),
    write: (at: Temporal.Instant | null) => ({ last_sync_at: at?.toString() ?? null }),
  },
} as const satisfies Fields<FeedColumns, CalendarFeedRow>

const readFeed = reader<FeedColumns, CalendarFeedRow>(feedFields)

const writeFeed = writer<FeedColumns, CalendarFeedRow, typeof feedFields>(feedFields)
