import type { CalendarFeedRow, CalendarFeeds } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../postgres/uuid.ts'
import { savingRow } from '../settings/settings-rows-in-postgres.ts'

const urlConstraint = 'feed_read_once_per_plot'

type StoredFeed = Omit<CalendarFeedRow, 'lastSyncAt'> & { readonly lastSyncAt: string | null }

export class PostgresCalendarFeeds implements CalendarFeeds {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  list(organisationId: OrganisationId): Promise<readonly CalendarFeedRow[]> {
    return this.#rows(sql`feed.organisation_id = ${organisationId}`)
  }

  async find(organisationId: OrganisationId, id: string): Promise<CalendarFeedRow | undefined> {
    if (!isUuid(id)) return undefined
    return (await this.#rows(sql`feed.organisation_id = ${organisationId} and feed.id = ${id}`))[0]
  }

  add(feed: CalendarFeedRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, urlConstraint, async (run) => {
      await run(sql`
        insert into plot_calendar_feed (id, organisation_id, plot_id, provider, feed_url, is_active, last_sync_at)
        values (${feed.id}, ${feed.organisationId}, ${feed.plotId}, ${feed.provider}, ${feed.feedUrl}, ${feed.isActive},
          ${feed.lastSyncAt?.toString() ?? null})`)
      return true
    })
  }

  replace(feed: CalendarFeedRow): Promise<Result<null, SaveRowRefusal>> {
    return savingRow(this.#em, urlConstraint, async (run) => {
      const changed = await run(sql`
        update plot_calendar_feed set plot_id = ${feed.plotId}, provider = ${feed.provider}, feed_url = ${feed.feedUrl},
          is_active = ${feed.isActive}, last_sync_at = ${feed.lastSyncAt?.toString() ?? null}
        where id = ${feed.id} and organisation_id = ${feed.organisationId} and row_version = ${feed.rowVersion}`)
      return changed === 1
    })
  }

  async remove(organisationId: OrganisationId, id: string): Promise<void> {
    if (!isUuid(id)) return
    await sql`delete from plot_calendar_feed where id = ${id} and organisation_id = ${organisationId}`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
  }

  async #rows(which: RawBuilder<unknown>): Promise<readonly CalendarFeedRow[]> {
    const { rows } = await sql<StoredFeed>`
      select feed.id, feed.organisation_id as "organisationId", feed.row_version as "rowVersion", feed.plot_id as "plotId",
        feed.provider, feed.feed_url as "feedUrl", feed.is_active as "isActive",
        to_char(feed.last_sync_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "lastSyncAt"
      from plot_calendar_feed feed join plot on plot.id = feed.plot_id join site on site.id = plot.site_id
      where ${which}
      order by site.position, site.name, plot.position, plot.plot_number, plot.name, feed.provider, feed.feed_url`.execute(
      this.#em.getKysely({ type: 'write' }),
    )
    return rows.map(
      ({ lastSyncAt, ...feed }) => ({ ...feed, lastSyncAt: lastSyncAt && Temporal.Instant.from(lastSyncAt) }) as CalendarFeedRow,
    )
  }
}
