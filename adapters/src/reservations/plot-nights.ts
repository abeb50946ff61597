import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { expiryOf } from './reservation-to-rows.ts'

type Nights = Pick<Reservation, 'stay' | 'plots'>

/**
 * Takes every night of every plot in one statement, in plot and night order, so that no two carts ever wait for each other in
 * a circle (decision 0001). A shared night counts its guests up to the plot's `paxMax`. Answers the plots that were not free;
 * when there are any, the caller rolls back.
 */
export async function takeNights(em: EntityManager, reservation: Reservation): Promise<readonly PlotId[]> {
  const { id, organisationId, stay, plots } = reservation
  const heldUntil = expiryOf(reservation)?.toString() ?? null
  const { rows } = await sql<{ plot_id: PlotId }>`
    insert into plot_night (organisation_id, plot_id, night, reservation_id, held_until, pax_used, pax_max)
    select plot.organisation_id, plot.id, ${stay.arrival.toString()}::date + nth,
      case when wanted.is_shared then null else ${id}::text end,
      case when wanted.is_shared then null else ${heldUntil}::timestamptz end,
      case when wanted.is_shared then wanted.pax end,
      case when wanted.is_shared then plot.pax_max end
    from unnest(${plotIds(plots)}::uuid[], ${plots.map(({ pax }) => pax)}::int[], ${plots.map(({ isShared }) => isShared)}::bool[])
      as wanted (plot_id, pax, is_shared)
    join plot on plot.id = wanted.plot_id and plot.organisation_id = ${organisationId}::uuid
    cross join generate_series(0, ${stay.nightCount}::int - 1) as nth
    where not wanted.is_shared or wanted.pax <= plot.pax_max
    order by plot.id, nth
    on conflict on constraint plot_night_sold_once do update
      set pax_used = plot_night.pax_used + excluded.pax_used, pax_max = excluded.pax_max
      where plot_night.pax_used + excluded.pax_used <= excluded.pax_max
    returning plot_id`.execute(em.getKysely())
  return plots.map(({ plotId }) => plotId).filter((plotId) => countOf(plotId, rows) < stay.nightCount)
}

/** Gives the nights back that `takeNights` took. */
export async function freeNights(em: EntityManager, { id, ...nights }: Nights & { readonly id: ReservationId }): Promise<void> {
  await sql`
    delete from plot_night using (
      select plot_id, night from plot_night where reservation_id = ${id} order by plot_id, night for update
    ) as mine
    where plot_night.plot_id = mine.plot_id and plot_night.night = mine.night`.execute(em.getKysely())
  await leaveSharedNights(em, nights)
}

async function leaveSharedNights(em: EntityManager, { stay, plots }: Nights): Promise<void> {
  const shared = plots.filter(({ isShared }) => isShared)
  if (shared.length === 0) return
  const between = sql`plot_night.night >= ${stay.arrival.toString()} and plot_night.night < ${stay.departure.toString()}`
  const mine = sql`plot_night.plot_id = any(${plotIds(shared)}::uuid[]) and ${between} and plot_night.pax_used is not null`
  const kysely = em.getKysely()
  await sql`select from plot_night where ${mine} order by plot_id, night for update`.execute(kysely)
  await sql`
    update plot_night set pax_used = plot_night.pax_used - leaving.pax
    from unnest(${plotIds(shared)}::uuid[], ${shared.map(({ pax }) => pax)}::int[]) as leaving (plot_id, pax)
    where ${mine} and plot_night.plot_id = leaving.plot_id`.execute(kysely)
  await sql`delete from plot_night where ${mine} and pax_used = 0`.execute(kysely)
}

/** Moves the time at which the nights of a reservation would be free again. */
export async function keepNightsUntil(em: EntityManager, reservation: Reservation): Promise<void> {
  const heldUntil = expiryOf(reservation)?.toString() ?? null
  await sql`
    update plot_night set held_until = ${heldUntil}::timestamptz
    where reservation_id = ${reservation.id} and held_until is distinct from ${heldUntil}::timestamptz`.execute(em.getKysely())
}

function plotIds(plots: Nights['plots']): PlotId[] {
  return plots.map(({ plotId }) => plotId)
}

function countOf(plotId: PlotId, taken: readonly { readonly plot_id: PlotId }[]): number {
  return taken.filter(({ plot_id }) => plot_id === plotId).length
}
