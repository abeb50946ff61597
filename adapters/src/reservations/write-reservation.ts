import type { LimitReached } from '@camp/application/reservations/reservations.ts'
import type { HoldPlace } from '@camp/domain/reservations/hold-limits.ts'
import type { HeldReservation, Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql, type Updateable } from 'kysely'
import { insertedRecords } from '../postgres/records.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { placesAsked, placesKept, reachedLimit } from './hold-places.ts'
import { keptNights } from './kept-nights.ts'
import { plotsNotTaken, takenNights } from './plot-nights.ts'
import {
  expiryOf,
  type ReservationRecord,
  toHistoryRow,
  toNightRows,
  toPlotRows,
  toReservationRow,
} from './reservation-to-rows.ts'

/** What stood in the way; the caller rolls back. */
export interface NotInserted {
  readonly plotIds: readonly PlotId[]
  readonly limit: LimitReached | null
}

/**
 * A reservation with its nights, ranges and history in one statement; answers the plots that were not free,
 * and then the caller rolls back. The ranges wait for the nights: a loser never reaches their slower
 * exclusion check (decision 0001). The nights wait for the places that it comes from (decision 0022): all
 * writers take the locks of places first, so that none waits for another in a circle.
 */
export async function insertReservation(
  em: EntityManager,
  held: HeldReservation,
  change: StatusChange,
  places: readonly HoldPlace[] = [],
): Promise<NotInserted> {
  const nights = keptNights(held)
  const isLimited = places.length > 0
  const condition = isLimited ? sql`and not exists (select from reached)` : sql``
  // Raw: rows of five tables out of one parameter each.
  const { rows } = await sql<TakenOrReached>`
    with ${isLimited ? sql`reached as materialized (${placesAsked(held, places)}),` : sql``}
    taken as (${takenNights(held, nights, condition)}),
    added as (${insertedRecords('reservation', [toReservationRow(held)])}),
    ranges as (${insertedRecords('reservation_plot', toPlotRows(held), sql`where (select count(*) from taken) = ${nights.length}`)}),
    slept as (${insertedRecords('reservation_night', toNightRows(held))}),
    ${isLimited ? sql`placed as (${placesKept(held, places)}),` : sql``}
    told as (${insertedRecords('reservation_status_history', [toHistoryRow(held, change)])})
    select plot_id, null::int as place_number, null as counted, null as free_at from taken
    ${isLimited ? sql`union all select null, place_number, counted, free_at::text from reached` : sql``}`.execute(databaseOf(em))
  const reached = rows.find(isReached)
  if (reached) return { plotIds: [], limit: reachedLimit(reached, places) }
  return { plotIds: plotsNotTaken(nights, rows.filter(isTaken)), limit: null }
}

type Taken = { readonly plot_id: PlotId; readonly place_number: null }
type Reached = Parameters<typeof reachedLimit>[0] & { readonly plot_id: null }
type TakenOrReached = Taken | Reached

function isReached(row: TakenOrReached): row is Reached {
  return row.place_number !== null
}

function isTaken(row: TakenOrReached): row is Taken {
  return row.place_number === null
}

export interface Overwriting {
  readonly stored: Reservation
  readonly next: Reservation
  readonly change: StatusChange | null
  readonly confirmationRequestedAt: Temporal.Instant | null
}

/**
 * The columns that differ from the version that was read, the time until which the nights are kept, and the
 * history; nothing, and false, where another version stands there by now.
 */
export async function overwriteReservation(em: EntityManager, writing: Overwriting): Promise<boolean> {
  const { stored, next, change, confirmationRequestedAt } = writing
  const heldUntil = expiryOf(next)?.toString() ?? null
  const database = databaseOf(em)
  const changed = database
    .updateTable('reservation')
    .set({ ...changesOf(stored, next), version: stored.version + 1 })
    .$if(confirmationRequestedAt !== null, (query) =>
      query.set(({ eb }) => ({
        confirmation_request_count: eb('confirmation_request_count', '+', 1),
        last_confirmation_request_at: confirmationRequestedAt?.toString() ?? null,
      })),
    )
    .where('id', '=', next.id)
    .where('version', '=', stored.version)
    .returning('id')
  const kept = database
    .updateTable('plot_night')
    .set({ held_until: heldUntil })
    .where('reservation_id', '=', next.id)
    .where(isChanged)
  const movesNights = occupies(next.status) && heldUntil !== (expiryOf(stored)?.toString() ?? null)
  // Raw: which of the parts there are differs, and kysely's types would have to follow.
  const { rows } = await sql`
    with changed as (${changed})
    ${movesNights ? sql`, kept as (${kept})` : sql``}
    ${change ? sql`, told as (${insertedRecords('reservation_status_history', [toHistoryRow(next, change)], sql`where ${isChanged}`)})` : sql``}
    select from changed`.execute(database)
  return rows.length > 0
}

const isChanged = sql<boolean>`exists (select from changed)`

function changesOf(stored: Reservation, next: Reservation): Updateable<Tables['reservation']> {
  const [before, after] = [toReservationRow(stored), toReservationRow(next)]
  const columns = Object.keys(after) as (keyof ReservationRecord)[]
  const changed = columns.filter((column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]))
  return Object.fromEntries(changed.map((column) => [column, bound(column, after)]))
}

/** The driver takes lists for those of the database, and JSON as text. */
function bound(column: keyof ReservationRecord, row: ReservationRecord): unknown {
  return column === 'cancellation_policy' ? JSON.stringify(row[column]) : row[column]
}

/** Whether the ranges of a reservation keep others away. */
export async function setLive(em: EntityManager, id: ReservationId, isLive: boolean): Promise<void> {
  await databaseOf(em).updateTable('reservation_plot').set({ is_live: isLive }).where('reservation_id', '=', id).execute()
}

/** Its ranges and who sleeps there, instead of those that are written. */
export async function writeRanges(em: EntityManager, next: Reservation): Promise<void> {
  await databaseOf(em).deleteFrom('reservation_night').where('reservation_id', '=', next.id).execute()
  await databaseOf(em).deleteFrom('reservation_plot').where('reservation_id', '=', next.id).execute()
  await insertedRecords('reservation_plot', toPlotRows(next)).execute(databaseOf(em))
  await insertedRecords('reservation_night', toNightRows(next)).execute(databaseOf(em))
}
