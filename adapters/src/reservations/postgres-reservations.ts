import type {
  ConfirmationRequests,
  PlotsTaken,
  ReferenceTaken,
  ReservationChanged,
  ReservationFilter,
  ReservationListing,
  Reservations,
} from '@camp/application/reservations/reservations.ts'
import type { HeldReservation, Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { violates } from '../postgres/constraint-violations.ts'
import { confirmationRequests, countConfirmationRequest } from './confirmation-requests.ts'
import { exchangeOf, type KeptNight, keptNights } from './kept-nights.ts'
import { freeNights, keepNightsUntil, takeNights } from './plot-nights.ts'
import { departedBefore, expiredBy, expiredOn, listReservations } from './reservation-queries.ts'
import { ReservationNightRow, ReservationPlotRow, ReservationRow, StatusChangeRow } from './reservation-tables.ts'
import { toNightRows, toPlotRows, toReservationRow } from './reservation-to-rows.ts'
import { toReservation } from './rows-to-reservation.ts'
import { hasSameNights } from './same-nights.ts'

/** Undoes what a refused write has already written; never leaves this file. */
class RolledBack extends Error {
  readonly refusal: PlotsTaken | ReservationChanged

  constructor(refusal: PlotsTaken | ReservationChanged) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export class PostgresReservations implements Reservations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  find(id: ReservationId): Promise<Reservation | undefined> {
    return this.#findOne({ id })
  }

  findByReference(simpleReference: string): Promise<Reservation | undefined> {
    return this.#findOne({ simpleReference })
  }

  findForChange(id: ReservationId): Promise<Reservation | undefined> {
    return this.#findOne({ id }, LockMode.PESSIMISTIC_WRITE)
  }

  async add(held: HeldReservation, change: StatusChange): Promise<Result<void, PlotsTaken | ReferenceTaken>> {
    try {
      // A savepoint when a transaction is open: a refused insert must not poison the caller's work.
      await this.#em.transactional(async () => {
        await this.#em.insert(ReservationRow, toReservationRow(held))
        await this.#occupy(held)
        await this.#record(held, change)
      })
      return accepted(undefined)
    } catch (error) {
      if (violates(error, 'simple_reference_unique')) {
        return refused({ code: 'reference-taken', simpleReference: held.simpleReference })
      }
      return refused(plotsTaken(error, held))
    }
  }

  async replace(reservation: Reservation, change: StatusChange | null): Promise<Result<void, ReservationChanged | PlotsTaken>> {
    try {
      await this.#em.transactional(async () => {
        const stored = await this.#overwrite(reservation)
        await this.#moveNights(stored, reservation)
        if (change) await this.#record(reservation, change)
      })
      return accepted(undefined)
    } catch (error) {
      if (error instanceof RolledBack) return refused(error.refusal)
      return refused(plotsTaken(error, reservation))
    }
  }

  expiredBy(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
    return expiredBy(this.#em, now, limit)
  }

  expiredOn(plotIds: readonly PlotId[], stay: StayDates, now: Temporal.Instant): Promise<readonly ReservationId[]> {
    return expiredOn(this.#em, { plotIds, stay, now })
  }

  departedBefore(date: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]> {
    return departedBefore(this.#em, date, limit)
  }

  async history(id: ReservationId): Promise<readonly StatusChange[]> {
    const rows = await this.#em.find(StatusChangeRow, { reservationId: id }, { orderBy: { id: 'asc' }, ...fresh })
    return rows.map(({ fromStatus, toStatus, at, by, why }) => ({ from: fromStatus ?? null, to: toStatus, at, by, why }))
  }

  countConfirmationRequest(id: ReservationId, at: Temporal.Instant): Promise<void> {
    return countConfirmationRequest(this.#em, id, at)
  }

  confirmationRequests(id: ReservationId): Promise<ConfirmationRequests> {
    return confirmationRequests(this.#em, id)
  }

  list(filter: ReservationFilter): Promise<readonly ReservationListing[]> {
    return listReservations(this.#em, filter)
  }

  async #findOne(where: { id: ReservationId } | { simpleReference: string }, lockMode?: LockMode.PESSIMISTIC_WRITE) {
    const row = await this.#em.findOne(ReservationRow, where, { ...fresh, lockMode })
    if (!row) return undefined
    const plotRows = await this.#em.find(
      ReservationPlotRow,
      { reservationId: row.id },
      { ...fresh, orderBy: { position: 'asc' } },
    )
    return toReservation(row, plotRows)
  }

  /** Writes over the version that was read, and answers what stood there. */
  async #overwrite(reservation: Reservation): Promise<Reservation> {
    const { id, version } = reservation
    const stored = await this.find(id)
    const row = { ...toReservationRow(reservation), version: version + 1 }
    const changedRows = stored?.version === version ? await this.#em.nativeUpdate(ReservationRow, { id, version }, row) : 0
    if (!stored || changedRows !== 1) throw new RolledBack({ code: 'reservation-changed', id })
    return stored
  }

  async #moveNights(stored: Reservation, next: Reservation): Promise<void> {
    const [wasThere, isThere] = [occupies(stored.status), occupies(next.status)]
    const staysThere = wasThere && isThere && hasSameNights(stored, next)
    if (staysThere) return keepNightsUntil(this.#em, next)
    const { taken, given } = exchangeOf(wasThere ? keptNights(stored) : [], isThere ? keptNights(next) : [])
    await this.#take(next, taken)
    await freeNights(this.#em, next.id, given)
    if (isThere) await keepNightsUntil(this.#em, next)
    await this.#em.nativeDelete(ReservationNightRow, { reservationId: next.id })
    await this.#em.nativeDelete(ReservationPlotRow, { reservationId: next.id })
    await this.#writeRanges(next)
  }

  /**
   * Night rows first: a loser fails there and never reaches the slower exclusion check of the range rows
   * (decision 0001).
   */
  async #occupy(reservation: Reservation): Promise<void> {
    await this.#take(reservation, keptNights(reservation))
    await this.#writeRanges(reservation)
  }

  async #take(reservation: Reservation, nights: readonly KeptNight[]): Promise<void> {
    if (nights.length === 0) return
    const plotIds = await takeNights(this.#em, reservation, nights)
    if (plotIds.length > 0) throw new RolledBack({ code: 'plots-taken', plotIds })
  }

  async #writeRanges(reservation: Reservation): Promise<void> {
    await this.#em.insertMany(ReservationPlotRow, toPlotRows(reservation))
    await this.#em.insertMany(ReservationNightRow, toNightRows(reservation))
  }

  async #record({ id, organisationId }: Reservation, { from, to, at, by, why }: StatusChange): Promise<void> {
    await this.#em.insert(StatusChangeRow, { organisationId, reservationId: id, fromStatus: from, toStatus: to, at, by, why })
  }
}

/** From the primary, and not from a cache of this request: somebody else may have written meanwhile. */
const fresh = { disableIdentityMap: true, connectionType: 'write' } as const

function plotsTaken(error: unknown, { plots }: Reservation): PlotsTaken {
  if (error instanceof RolledBack && error.refusal.code === 'plots-taken') return error.refusal
  if (!violates(error, 'live_stays_never_overlap')) throw error
  const plotIds: readonly PlotId[] = plots.filter(({ isShared }) => !isShared).map(({ plotId }) => plotId)
  return { code: 'plots-taken', plotIds }
}
