import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { KeptWith } from '@camp/domain/shared/kept-with.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { type FoundPlotRow, plotColumns, reservationColumns } from './reservation-columns.ts'
import { toReservation } from './rows-to-reservation.ts'

/** With its plots in one question, from the primary: somebody else may have written meanwhile. */
export async function findReservation(
  em: EntityManager,
  where: { readonly id: ReservationId } | { readonly simple_reference: string },
): Promise<Reservation | undefined> {
  const row = await reservations(em)
    .where((reservation) => reservation.and(where))
    .executeTakeFirst()
  return row && toReservation(row, row.plots)
}

export async function findReservations(em: EntityManager, ids: readonly ReservationId[]): Promise<readonly Reservation[]> {
  if (ids.length === 0) return []
  const rows = await reservations(em).where('id', 'in', ids).execute()
  return rows.map((row) => toReservation(row, row.plots))
}

/**
 * And locked until the transaction ends. Whoever had to wait for the lock got the reservation as it is now,
 * but its plots as they were when the question was asked: then they are asked for again.
 */
export async function findReservationForChange(em: EntityManager, id: ReservationId): Promise<Reservation | undefined> {
  const row = await reservations(em)
    .select(({ selectFrom }) =>
      selectFrom('reservation as seen').select('seen.version').whereRef('seen.id', '=', 'reservation.id').as('seen_version'),
    )
    .where('id', '=', id)
    .forUpdate('reservation')
    .executeTakeFirst()
  if (!row) return undefined
  const found = toReservation(row, row.seen_version === row.version ? row.plots : await plotsNow(em, id))
  readForChange.keep(em, found)
  return found
}

/** Of each scope the last one: whoever replaces it needs not read it again. */
const readForChange = new KeptWith<EntityManager, Reservation>()

/** As it stood at this version, which every change of it counts up; nothing where it was not read. */
export function reservationReadForChange(
  em: EntityManager,
  { id, version }: Pick<Reservation, 'id' | 'version'>,
): Reservation | undefined {
  const read = readForChange.of(em)
  return read?.id === id && read.version === version ? read : undefined
}

async function plotsNow(em: EntityManager, id: ReservationId): Promise<readonly FoundPlotRow[]> {
  const row = await reservations(em).where('id', '=', id).executeTakeFirstOrThrow()
  return row.plots
}

function reservations(em: EntityManager) {
  return databaseOf(em)
    .selectFrom('reservation')
    .select([...reservationColumns])
    .select((row) => jsonArrayFrom(plotsOf(row)).as('plots'))
}

function plotsOf({ selectFrom }: ExpressionBuilder<Tables, 'reservation'>) {
  return selectFrom('reservation_plot')
    .select([...plotColumns])
    .whereRef('reservation_plot.reservation_id', '=', 'reservation.id')
    .orderBy('reservation_plot.position')
}
