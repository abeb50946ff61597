import type { FeedConflict } from '@camp/application/calendar-feeds/feed-events.ts'
import type { FeedEventId, OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'

export interface ConflictRow {
  readonly event_id: FeedEventId
  readonly uid: string
  readonly source: string
  readonly summary: string
  readonly start_date: string
  readonly end_date: string
  readonly plot_id: PlotId
  readonly plot_name: string
  readonly reservation_id: ReservationId
  readonly simple_reference: string
  readonly guest_name: string | null
  readonly arrival: string
  readonly departure: string
  readonly free_plot_id: PlotId | null
  readonly free_plot_name: string | null
}

const mostConflicts = 100

/** Events elsewhere and the bookings on their nights. */
function bookedTwice(now: Temporal.Instant) {
  return sql`feed_event event
    join reservation_plot stay on stay.plot_id = event.plot_id and stay.is_live
      and stay.arrival < event.end_date and stay.departure > event.start_date
    join reservation on reservation.id = stay.reservation_id
      and (reservation.expiry_date is null or reservation.expiry_date > ${now.toString()})`
}

/** A plot that is closed because its feed has no news is no booking elsewhere. */
function notOver(today: Temporal.PlainDate) {
  return sql`event.origin not like 'stale %' and event.end_date > ${today.toString()} and stay.departure > ${today.toString()}`
}

/** Raw: changes whenever an event or a booking of a conflict does. */
export function conflictsVersion({ organisationId, today, now }: ConflictWindow) {
  return sql`
    select count(*) || '/' || coalesce(sum(hashtextextended(
      concat_ws(':', event.id, event.start_date, event.end_date, reservation.id, reservation.version), 0)), 0)
    from ${bookedTwice(now)} where event.organisation_id = ${organisationId} and ${notOver(today)}`
}

interface ConflictWindow {
  readonly organisationId: OrganisationId
  readonly today: Temporal.PlainDate
  readonly now: Temporal.Instant
}

/** Raw: a report over events, bookings and what is free for each of these. */
export function conflictsQuery(
  { organisationId, plotId }: { readonly organisationId: OrganisationId; readonly plotId?: PlotId },
  { today, now }: { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant },
) {
  const ofPlot = plotId ? sql`and event.plot_id = ${plotId}` : sql``
  return sql`
    select event.id as event_id, event.uid, event.source, event.summary, event.start_date::text, event.end_date::text,
      plot.id as plot_id, plot.name as plot_name, reservation.id as reservation_id, simple_reference,
      ${fullName('reservation')} as guest_name, stay.arrival::text, stay.departure::text,
      free.id as free_plot_id, free.name as free_plot_name
    from ${bookedTwice(now)}
    join plot on plot.id = event.plot_id
    join site on site.id = plot.site_id
    left join lateral (
      select other.id, other.name from plot other join site other_site on other_site.id = other.site_id
      where other.organisation_id = event.organisation_id and other.id <> plot.id and other.is_active
        and other_site.site_type = site.site_type and other.pax_max >= stay.adults + stay.pensioners + cardinality(stay.children_ages)
        and not exists (
          select from plot_night where plot_night.plot_id = other.id and night >= stay.arrival and night < stay.departure
        )
      order by other.site_id <> plot.site_id, other.is_electrified <> plot.is_electrified, other.position, other.name limit 1
    ) free on true
    where event.organisation_id = ${organisationId} ${ofPlot} and ${notOver(today)}
    order by greatest(stay.arrival, event.start_date), event.id, reservation.id
    limit ${mostConflicts}`
}

export function toConflict(row: ConflictRow): FeedConflict {
  const { free_plot_id, free_plot_name } = row
  return {
    eventId: row.event_id,
    uid: row.uid,
    source: row.source,
    summary: row.summary,
    startDate: row.start_date,
    endDate: row.end_date,
    plotId: row.plot_id,
    plotName: row.plot_name,
    reservationId: row.reservation_id,
    reference: row.simple_reference,
    guestName: row.guest_name,
    arrival: row.arrival,
    departure: row.departure,
    moveTo: free_plot_id !== null && free_plot_name !== null ? { plotId: free_plot_id, plotName: free_plot_name } : null,
  }
}
