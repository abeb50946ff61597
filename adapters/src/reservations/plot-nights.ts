import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { type KeptNight, keptNights } from './kept-nights.ts'
import { expiryOf } from './reservation-to-rows.ts'

/**
 * Takes nights, all of the reservation's when none are named. Answers the plots that were not free; when
 * there are any, the caller rolls back.
 */
export async function takeNights(
  em: EntityManager,
  reservation: Reservation,
  nights: readonly KeptNight[] = keptNights(reservation),
): Promise<readonly PlotId[]> {
  const { rows } = await takenNights(reservation, nights).execute(databaseOf(em))
  return plotsNotTaken(nights, rows)
}

/**
 * In one statement, in plot and night order, so that no two carts ever wait for each other in a circle
 * (decision 0001). A shared night counts its guests up to the plot's `paxMax`. Returns each night that was
 * taken. `condition` begins with `and`.
 */
export function takenNights(
  reservation: Reservation,
  nights: readonly KeptNight[],
  condition: RawBuilder<unknown> = sql``,
): RawBuilder<{ readonly plot_id: PlotId }> {
  const { id, organisationId } = reservation
  const heldUntil = expiryOf(reservation)?.toString() ?? null
  const isShared = nights.some((night) => night.isShared)
  return sql`
    insert into plot_night (organisation_id, plot_id, night, reservation_id, held_until, pax_used, pax_max)
    select plot.organisation_id, plot.id, wanted.night,
      case when wanted.is_shared then null else ${id}::text end,
      case when wanted.is_shared then null else ${heldUntil}::timestamptz end,
      case when wanted.is_shared then wanted.pax end,
      case when wanted.is_shared then plot.pax_max end
    from ${listed(nights)} as wanted (plot_id, night, pax, is_shared)
    join plot on plot.id = wanted.plot_id and plot.organisation_id = ${organisationId}::uuid
    where plot.id = any(${plotsOf(nights)}::uuid[]) and (not wanted.is_shared or wanted.pax <= plot.pax_max) ${condition}
    order by plot.id, wanted.night
    on conflict on constraint plot_night_sold_once ${isShared ? joined : sql`do nothing`}
    returning plot_id`
}

/** Its triggers run for each statement that may change a row, also where it changes none. */
const joined = sql`do update
  set pax_used = plot_night.pax_used + excluded.pax_used, pax_max = excluded.pax_max
  where plot_night.pax_used + excluded.pax_used <= excluded.pax_max`

export function plotsNotTaken(nights: readonly KeptNight[], taken: readonly { readonly plot_id: PlotId }[]): readonly PlotId[] {
  return plotsOf(nights).filter((plotId) => countOf(plotId, taken) < nights.filter((night) => night.plotId === plotId).length)
}

/** Gives nights back that `takeNights` took. */
export async function freeNights(em: EntityManager, id: ReservationId, nights: readonly KeptNight[]): Promise<void> {
  const whole = nights.filter(({ isShared }) => !isShared)
  if (whole.length > 0) await freeWholeNights(em, id, whole)
  const shared = nights.filter(({ isShared }) => isShared)
  if (shared.length > 0) await leaveSharedNights(em, shared)
}

async function freeWholeNights(em: EntityManager, id: ReservationId, nights: readonly KeptNight[]): Promise<void> {
  await sql`
    delete from plot_night using (
      select plot_night.plot_id, plot_night.night from plot_night
      join ${listed(nights)} as leaving (plot_id, night, pax, is_shared)
        on leaving.plot_id = plot_night.plot_id and leaving.night = plot_night.night
      where reservation_id = ${id} order by plot_night.plot_id, plot_night.night for update of plot_night
    ) as mine
    where plot_night.plot_id = mine.plot_id and plot_night.night = mine.night`.execute(databaseOf(em))
}

async function leaveSharedNights(em: EntityManager, nights: readonly KeptNight[]): Promise<void> {
  const kysely = databaseOf(em)
  const leaving = sql`${listed(nights)} as leaving (plot_id, night, pax, is_shared)`
  const mine = sql`leaving.plot_id = plot_night.plot_id and leaving.night = plot_night.night and plot_night.pax_used is not null`
  await sql`
    select from plot_night join ${leaving} on ${mine}
    order by plot_night.plot_id, plot_night.night for update of plot_night`.execute(kysely)
  await sql`update plot_night set pax_used = plot_night.pax_used - leaving.pax from ${leaving} where ${mine}`.execute(kysely)
  await sql`delete from plot_night using ${leaving} where ${mine} and plot_night.pax_used = 0`.execute(kysely)
}

/** Raw, as what is asked with it: lists side by side as rows, which kysely cannot say. */
function listed(nights: readonly KeptNight[]): RawBuilder<unknown> {
  return sql`unnest(
    ${nights.map(({ plotId }) => plotId)}::uuid[], ${nights.map(({ night }) => night)}::date[],
    ${nights.map(({ pax }) => pax)}::int[], ${nights.map(({ isShared }) => isShared)}::bool[])`
}

function plotsOf(nights: readonly KeptNight[]): readonly PlotId[] {
  return [...new Set(nights.map(({ plotId }) => plotId))]
}

function countOf(plotId: PlotId, taken: readonly { readonly plot_id: PlotId }[]): number {
  return taken.filter(({ plot_id }) => plot_id === plotId).length
}
