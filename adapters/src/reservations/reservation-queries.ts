import type { ReservationFilter, ReservationListing } from '@camp/application/reservations/reservations.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export async function expiredBy(em: EntityManager, now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
  const { rows } = await sql<{ id: ReservationId }>`
    select id from reservation where expiry_date <= ${now.toString()} order by expiry_date, id limit ${limit}`.execute(
    em.getKysely(),
  )
  return rows.map(({ id }) => id)
}

export interface ExpiredOnQuery {
  readonly plotIds: readonly PlotId[]
  readonly stay: StayDates
  readonly now: Temporal.Instant
}

/** Oldest first: whoever releases several takes them in this order, so that two releases never wait for each other in a circle. */
export async function expiredOn(em: EntityManager, { plotIds, stay, now }: ExpiredOnQuery): Promise<readonly ReservationId[]> {
  const { rows } = await sql<{ id: ReservationId }>`
    select id from reservation
    where expiry_date <= ${now.toString()} and exists (
      select from reservation_night
      where reservation_id = reservation.id and plot_id = any(${plotIds}::uuid[])
        and for_date >= ${stay.arrival.toString()} and for_date < ${stay.departure.toString()})
    order by expiry_date, id`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}

export async function departedBefore(
  em: EntityManager,
  date: Temporal.PlainDate,
  limit: number,
): Promise<readonly ReservationId[]> {
  const { rows } = await sql<{ id: ReservationId }>`
    select id from reservation
    where status in ('partiallyPaid', 'confirmed') and departure < ${date.toString()}
    order by departure, id limit ${limit}`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}

interface ListingRow {
  readonly id: ReservationId
  readonly slug: string
  readonly simple_reference: string
  readonly status: ReservationStatus
  readonly arrival: string
  readonly departure: string
  readonly plot_names: readonly string[]
  readonly guest_name: string | null
}

/** Newest first. */
export async function listReservations(
  em: EntityManager,
  { userId, owner, organisationId, status, limit }: ReservationFilter,
): Promise<readonly ReservationListing[]> {
  const { rows } = await sql<ListingRow>`
    select reservation.id, organisation.slug, simple_reference, reservation.status, arrival, departure,
      array(select plot_name from reservation_plot where reservation_id = reservation.id order by position) as plot_names,
      nullif(trim(concat_ws(' ', first_name, last_name)), '') as guest_name
    from reservation join organisation on organisation.id = reservation.organisation_id
    where (${organisationId ?? null}::uuid is null or organisation_id = ${organisationId ?? null}::uuid)
      and (${userId ?? null}::uuid is null or reservation.user_id = ${userId ?? null}::uuid)
      and (${owner === undefined} or reservation.user_id = ${owner?.userId ?? null}::uuid
        or international_digits(reservation.country_code, reservation.cell) = ${owner?.cell ?? null}::text)
      and (${status ?? null}::text is null or reservation.status = ${status ?? null}::text)
    order by reservation.created_at desc, reservation.id
    limit ${limit}`.execute(em.getKysely())
  return rows.map(toListing)
}

function toListing(row: ListingRow): ReservationListing {
  return {
    id: row.id,
    organisationSlug: row.slug,
    simpleReference: row.simple_reference,
    status: row.status,
    arrival: Temporal.PlainDate.from(row.arrival),
    departure: Temporal.PlainDate.from(row.departure),
    plotNames: row.plot_names,
    guestName: row.guest_name,
  }
}
