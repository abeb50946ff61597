import type { PlotsTaken, Reservations } from '@camp/application/reservations/reservations.ts'
import { dateOf } from '@camp/domain/nights/night.ts'
import type { HeldReservation } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { PostgresOccupancies } from '../../availability/postgres-occupancies.ts'
import { insertedRecords } from '../../postgres/records.ts'
import { databaseOf } from '../../postgres/typed-database.ts'
import { toNightRows, toPlotRows, toReservationRow } from '../reservation-to-rows.ts'

/**
 * The negative control of the races: it looks first and writes then, and trusts that nothing happened in
 * between.
 */
export class UnguardedReservations implements Pick<Reservations, 'add'> {
  readonly #em: EntityManager
  readonly #afterLooking: () => Promise<void>

  constructor(em: EntityManager, afterLooking: () => Promise<void> = async () => {}) {
    this.#em = em
    this.#afterLooking = afterLooking
  }

  async add(held: HeldReservation): Promise<Result<void, PlotsTaken>> {
    const plotIds = held.plots.map(({ plotId }) => plotId)
    const now = Temporal.Instant.fromEpochMilliseconds(0)
    const occupancy = await new PostgresOccupancies(this.#em).of(plotIds, held.stay.arrival, held.stay.departure, now)
    if (occupancy.size > 0) return refused({ code: 'plots-taken', plotIds })
    await this.#afterLooking()
    await insertedRecords('reservation', [toReservationRow(held)]).execute(databaseOf(this.#em))
    for (const { plotId } of held.plots) {
      for (const night of held.stay.nights()) {
        await this.#em.execute('insert into plot_night (organisation_id, plot_id, night, reservation_id) values (?, ?, ?, ?)', [
          held.organisationId,
          plotId,
          dateOf(night).toString(),
          held.id,
        ])
      }
    }
    await insertedRecords('reservation_plot', toPlotRows(held)).execute(databaseOf(this.#em))
    await insertedRecords('reservation_night', toNightRows(held)).execute(databaseOf(this.#em))
    return accepted(undefined)
  }
}

/** Without the constraints that make a double sale impossible. */
export async function dropGuards(em: EntityManager): Promise<void> {
  await em.execute('alter table plot_night drop constraint plot_night_sold_once')
  await em.execute('alter table reservation_plot drop constraint live_stays_never_overlap')
}
