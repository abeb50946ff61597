import type { PlotInZone, UnkeptNights } from '@camp/application/calendar-feeds/feed-events.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type RawBuilder, sql } from 'kysely'

export interface PlotInZoneRow {
  readonly plot_id: PlotId
  readonly timezone: string
}

export function toPlotInZone({ plot_id, timezone }: PlotInZoneRow): PlotInZone {
  return { plotId: plot_id, timezone }
}

/**
 * Plots with a night to come that an event elsewhere takes and nothing here keeps, of those `which` says of
 * an `event`. Raw: each zone has its own today.
 */
export function unkeptNights(
  { now, days }: Pick<UnkeptNights, 'now' | 'days'>,
  which: RawBuilder<unknown>,
): RawBuilder<PlotInZoneRow> {
  return sql`
    select distinct event.plot_id, country.timezone
    from feed_event event
    join organisation on organisation.id = event.organisation_id
    join country on country.code = organisation.country_code
    cross join lateral (select (${now.toString()}::timestamptz at time zone country.timezone)::date as today) zone
    cross join lateral (
      select greatest(event.start_date, zone.today) as first, least(event.end_date, zone.today + ${days}::int) as last) ahead
    where ${which} and ahead.first < ahead.last
      and (select count(*) from plot_night where plot_night.plot_id = event.plot_id
        and night >= ahead.first and night < ahead.last) < ahead.last - ahead.first`
}
