import type { LimitReached } from '@camp/application/reservations/reservations.ts'
import type { HoldLimits, HoldPlace, HoldPlaceKind } from '@camp/domain/reservations/hold-limits.ts'
import type { HeldReservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { hashOf } from '../people/secrets.ts'
import { insertedRecords } from '../postgres/records.ts'
import { storedInstant } from '../postgres/stored-instant.ts'
import { databaseOf } from '../postgres/typed-database.ts'

interface ReachedRow {
  readonly place_number: number
  readonly counted: 'holds' | 'plot-nights'
  readonly free_at: string | null
}

/** Asks, behind a lock of each place, whether one of them keeps too much; a row where it does. */
export function placesAsked(held: HeldReservation, places: readonly HoldPlace[]): RawBuilder<ReachedRow> {
  return sql`
    select place_number, counted, free_at from hold_limit_reached(
      ${places.map(({ name }) => hashOf(name))}::text[], ${places.map(({ holds }) => holds)}::int[],
      ${places.map(({ plotNights }) => plotNights)}::int[], ${plotNightsOf(held)}::int, ${held.createdAt.toString()}::timestamptz)`
}

export function placesKept(held: HeldReservation, places: readonly HoldPlace[]): RawBuilder<unknown> {
  const about = {
    reservation_id: held.id,
    organisation_id: held.organisationId,
    plot_nights: plotNightsOf(held),
    held_at: held.createdAt.toString(),
  }
  return insertedRecords(
    'hold_place',
    places.map(({ kind, name }) => ({ ...about, kind, place_hash: hashOf(name) })),
  )
}

export function reachedLimit({ place_number, counted, free_at }: ReachedRow, places: readonly HoldPlace[]): LimitReached {
  const place = places[place_number - 1]
  if (!place) throw new Error(`no place ${place_number}`)
  const most = counted === 'holds' ? place.holds : place.plotNights
  return { code: 'limit-reached', counted, most, freeAt: storedInstant(free_at) }
}

/** In the transaction of the submission: what is rolled back is not counted. */
export async function countSubmission(
  em: EntityManager,
  { id, limits, at }: { readonly id: ReservationId; readonly limits: HoldLimits; readonly at: Temporal.Instant },
): Promise<LimitReached | null> {
  const { visitor, address, network } = limits
  // Raw: a function that answers rows.
  const { rows } = await sql<{ readonly reached: HoldPlaceKind; readonly free_at: string | null }>`
    select reached, free_at::text from submission_limit_reached(
      ${id}, ${visitor.submissions}, ${address.submissions}, ${network.submissions}, ${at.toString()}::timestamptz)`.execute(
    databaseOf(em),
  )
  const [row] = rows
  if (!row) return null
  return {
    code: 'limit-reached',
    counted: 'submissions',
    most: limits[row.reached].submissions,
    freeAt: storedInstant(row.free_at),
  }
}

function plotNightsOf({ plots, stay }: HeldReservation): number {
  return plots.length * stay.nightCount
}
