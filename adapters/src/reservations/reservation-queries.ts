import type { ReservationFilter, ReservationListing } from '@camp/application/reservations/reservations.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { fullName } from '../postgres/name-in-sql.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'

export async function expiredBy(em: EntityManager, now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
  const rows = await databaseOf(em)
    .selectFrom('reservation')
    .select('id')
    .where('expiry_date', '<=', now.toString())
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function openHolds(em: EntityManager, now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
  const rows = await databaseOf(em)
    .selectFrom('reservation')
    .select('id')
    .where('status', '=', 'temporaryHold')
    .where('expiry_date', '>', now.toString())
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface ExpiredOnQuery {
  readonly plotIds: readonly PlotId[]
  readonly stay: StayDates
  readonly now: Temporal.Instant
}

/**
 * Oldest first: whoever releases several takes them in this order, so that two releases never wait for each
 * other in a circle.
 */
export async function expiredOn(em: EntityManager, { plotIds, stay, now }: ExpiredOnQuery): Promise<readonly ReservationId[]> {
  const rows = await databaseOf(em)
    .selectFrom('reservation')
    .select('id')
    .where('expiry_date', '<=', now.toString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reservation_night as night')
          .select('night.plot_id')
          .whereRef('night.reservation_id', '=', 'reservation.id')
          .where('night.plot_id', '=', ({ fn, val }) => fn.any(val(plotIds)))
          .where('night.for_date', '>=', stay.arrival.toString())
          .where('night.for_date', '<', stay.departure.toString()),
      ),
    )
    .orderBy('expiry_date')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function departedBefore(
  em: EntityManager,
  date: Temporal.PlainDate,
  limit: number,
): Promise<readonly ReservationId[]> {
  const rows = await databaseOf(em)
    .selectFrom('reservation')
    .select('id')
    .where('status', 'in', ['partiallyPaid', 'confirmed'])
    .where('departure', '<', date.toString())
    .orderBy('departure')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Newest first. */
export async function listReservations(
  em: EntityManager,
  { userId, owner, organisationId, status, limit }: ReservationFilter,
): Promise<readonly ReservationListing[]> {
  const rows = await databaseOf(em)
    .selectFrom('reservation')
    .innerJoin('organisation', 'organisation.id', 'reservation.organisation_id')
    .select(['reservation.id', 'organisation.slug as organisationSlug', 'simple_reference as simpleReference'])
    .select(['reservation.status', 'arrival', 'departure'])
    .select(({ selectFrom }) => [
      plotNames(
        selectFrom('reservation_plot as plot')
          .select('plot.plot_name')
          .whereRef('plot.reservation_id', '=', 'reservation.id')
          .orderBy('plot.position'),
      ).as('plotNames'),
      guestName.as('guestName'),
    ])
    .$call((query) => (organisationId === undefined ? query : query.where('reservation.organisation_id', '=', organisationId)))
    .$call((query) => (userId === undefined ? query : query.where('reservation.user_id', '=', userId)))
    .$call((query) => (owner === undefined ? query : query.where((reservation) => isOf(reservation, owner))))
    .$call((query) => (status === undefined ? query : query.where('reservation.status', '=', status)))
    .orderBy('reservation.created_at', 'desc')
    .orderBy('reservation.id')
    .limit(limit)
    .execute()
  return rows.map(({ arrival, departure, ...row }) => ({
    ...row,
    arrival: Temporal.PlainDate.from(arrival),
    departure: Temporal.PlainDate.from(departure),
  }))
}

const guestName = fullName()

/** kysely has no array of a query. */
function plotNames(names: Expression<{ plot_name: string }>) {
  return sql<string[]>`array(${names})`
}

/** By the account, or by a telephone number that is theirs. */
function isOf({ eb, fn }: ExpressionBuilder<Tables, 'reservation'>, { userId, cell }: NonNullable<ReservationFilter['owner']>) {
  const digits = fn<string>('international_digits', ['reservation.country_code', 'reservation.cell'])
  return eb.or([
    ...(userId === null ? [] : [eb('reservation.user_id', '=', userId)]),
    ...(cell === null ? [] : [eb(digits, '=', cell)]),
  ])
}
