import { createHash } from 'node:crypto'
import type {
  CalendarAddress,
  CalendarAddresses,
  FoundCalendar,
  TakenStay,
} from '@camp/application/calendar-feeds/calendar-addresses.ts'
import type { CalendarAddressId, CalendarFeedId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'
import { takenStaysQuery } from './taken-stays.ts'

export class PostgresCalendarAddresses implements CalendarAddresses {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async list(organisationId: OrganisationId): Promise<readonly CalendarAddress[]> {
    const rows = await this.#addresses()
      .where('address.organisation_id', '=', organisationId)
      .orderBy('site.position', (order) => order.asc().nullsFirst())
      .orderBy('site.name')
      .orderBy('plot.position')
      .orderBy('plot.plot_number')
      .orderBy('plot.name')
      .orderBy('feed.provider', (order) => order.asc().nullsFirst())
      .orderBy('address.id')
      .execute()
    return rows.map(toAddress)
  }

  async findByToken(token: string): Promise<FoundCalendar | undefined> {
    const row = await this.#addresses()
      .innerJoin('organisation', 'organisation.id', 'address.organisation_id')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .select('country.timezone')
      .where('address.token', '=', token)
      .executeTakeFirst()
    return row && Object.assign(toAddress(row), { timezone: row.timezone })
  }

  async renew(organisationId: OrganisationId, id: CalendarAddressId): Promise<CalendarAddress | undefined> {
    if (!isUuid(id)) return undefined
    await this.#database()
      .updateTable('calendar_address')
      .set({ token: sql<string>`new_calendar_token()` })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .execute()
    const row = await this.#addresses()
      .where('address.id', '=', id)
      .where('address.organisation_id', '=', organisationId)
      .executeTakeFirst()
    return row && toAddress(row)
  }

  async taken(
    calendar: Pick<CalendarAddress, 'organisationId' | 'plot' | 'readBy'>,
    at: { readonly from: Temporal.PlainDate; readonly now: Temporal.Instant },
  ): Promise<readonly TakenStay[]> {
    return (await takenStaysQuery(calendar, at).execute(this.#database())).rows
  }

  async noteContent(id: CalendarAddressId, stays: readonly TakenStay[], now: Temporal.Instant) {
    const hash = createHash('sha256').update(JSON.stringify(stays)).digest('hex').slice(0, 32)
    // Raw: one statement, so that two who ask at once do not both find it changed.
    await sql`
      update calendar_address set content_hash = ${hash},
        changed_at = greatest(date_trunc('second', ${now.toString()}::timestamptz), changed_at + interval '1 second')
      where id = ${id} and content_hash is distinct from ${hash}`.execute(this.#database())
    const { changed_at } = await this.#database()
      .selectFrom('calendar_address')
      .select('changed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { hash, changedAt: changed_at === null ? now : Temporal.Instant.from(changed_at) }
  }

  #addresses() {
    return this.#database()
      .selectFrom('calendar_address as address')
      .leftJoin('plot', 'plot.id', 'address.plot_id')
      .leftJoin('site', 'site.id', 'plot.site_id')
      .leftJoin('plot_calendar_feed as feed', 'feed.id', 'address.feed_id')
      .select(['address.id', 'address.organisation_id', 'address.plot_id', 'address.token'])
      .select(['plot.name as plot_name', 'site.name as site_name', 'feed.id as feed_id', 'feed.provider'])
  }

  #database() {
    return databaseOf(this.#em)
  }
}

interface AddressRow {
  readonly id: CalendarAddressId
  readonly organisation_id: OrganisationId
  readonly plot_id: PlotId | null
  readonly token: string
  readonly plot_name: string | null
  readonly site_name: string | null
  readonly feed_id: CalendarFeedId | null
  readonly provider: string | null
}

function toAddress(row: AddressRow): CalendarAddress {
  const { plot_id: plotId, plot_name: name, site_name: siteName, feed_id: feedId, provider } = row
  return {
    id: row.id,
    organisationId: row.organisation_id,
    plot: plotId !== null && name !== null && siteName !== null ? { id: plotId, name, siteName } : null,
    token: row.token,
    readBy: feedId !== null && provider !== null ? { feedId, provider } : null,
  }
}
