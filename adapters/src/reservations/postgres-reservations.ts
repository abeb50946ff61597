import type {
  ConfirmationRequests,
  LimitReached,
  PlotsTaken,
  ReferenceTaken,
  ReservationChanged,
  ReservationFilter,
  ReservationListing,
  Reservations,
} from '@camp/application/reservations/reservations.ts'
import type { HoldLimits, HoldPlace } from '@camp/domain/reservations/hold-limits.ts'
import type { HeldReservation, Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { confirmationRequests, countConfirmationRequest } from './confirmation-requests.ts'
import { findReservation, findReservationForChange, findReservations, reservationReadForChange } from './find-reservation.ts'
import { countSubmission } from './hold-places.ts'
import { keptNights, nightsTakenAndGiven } from './kept-nights.ts'
import { freeNights, takeNights } from './plot-nights.ts'
import { departedBefore, expiredBy, expiredOn, listReservations, openHolds } from './reservation-queries.ts'
import { hasSameNights } from './same-nights.ts'
import { insertReservation, overwriteReservation, setLive, writeRanges } from './write-reservation.ts'

/** Undoes what a refused write has already written; never leaves this file. */
class RolledBack extends Error {
  readonly refusal: PlotsTaken | ReservationChanged

  constructor(refusal: PlotsTaken | ReservationChanged) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** As `RolledBack`, of the places that a hold comes from. */
class KeepsTooMuch extends Error {
  readonly refusal: LimitReached

  constructor(refusal: LimitReached) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The reference is taken, or the id: whichever of the tables of a reservation notices first. */
const takenNames = [
  'simple_reference_unique',
  'reservation_pkey',
  'hold_place_pkey',
  'reservation_night_pkey',
  'plot_once_per_reservation',
]

export class PostgresReservations implements Reservations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  find(id: ReservationId): Promise<Reservation | undefined> {
    return findReservation(this.#em, { id })
  }

  findAll(ids: readonly ReservationId[]): Promise<readonly Reservation[]> {
    return findReservations(this.#em, ids)
  }

  findByReference(simpleReference: string): Promise<Reservation | undefined> {
    return findReservation(this.#em, { simple_reference: simpleReference })
  }

  findForChange(id: ReservationId): Promise<Reservation | undefined> {
    return findReservationForChange(this.#em, id)
  }

  async add(held: HeldReservation, change: StatusChange): Promise<Result<void, PlotsTaken | ReferenceTaken>> {
    const added = await this.addWithin(held, change, [])
    if (added.ok) return added
    const { refusal } = added
    if (refusal.code === 'limit-reached') throw new Error('a limit of no place was reached')
    return refused(refusal)
  }

  countSubmission(id: ReservationId, limits: HoldLimits, at: Temporal.Instant): Promise<LimitReached | null> {
    return countSubmission(this.#em, { id, limits, at })
  }

  async addWithin(
    held: HeldReservation,
    change: StatusChange,
    places: readonly HoldPlace[],
  ): Promise<Result<void, PlotsTaken | ReferenceTaken | LimitReached>> {
    try {
      // A savepoint when a transaction is open: a refused insert must not poison the caller's work.
      await this.#em.transactional(async () => {
        const { plotIds, limit } = await insertReservation(this.#em, held, change, places)
        if (limit) throw new KeepsTooMuch(limit)
        mustBeFree(plotIds)
      })
      return accepted(undefined)
    } catch (error) {
      if (error instanceof KeepsTooMuch) return refused(error.refusal)
      if (takenNames.some((constraint) => violates(error, constraint))) {
        return refused({ code: 'reference-taken', simpleReference: held.simpleReference })
      }
      return refused(plotsTaken(error, held))
    }
  }

  async replace(
    next: Reservation,
    change: StatusChange | null,
    confirmationRequestedAt: Temporal.Instant | null = null,
  ): Promise<Result<void, ReservationChanged | PlotsTaken>> {
    const { id, version } = next
    const stored = reservationReadForChange(this.#em, next) ?? (await this.find(id))
    if (stored?.version !== version) return refused({ code: 'reservation-changed', id })
    const overwrite = () => overwriteReservation(this.#em, { stored, next, change, confirmationRequestedAt })
    if (hasSameNights(stored, next) && occupies(stored.status) === occupies(next.status)) {
      return (await overwrite()) ? accepted(undefined) : refused({ code: 'reservation-changed', id })
    }
    try {
      await this.#em.transactional(async () => {
        if (!(await overwrite())) throw new RolledBack({ code: 'reservation-changed', id })
        await this.#moveNights(stored, next)
      })
      return accepted(undefined)
    } catch (error) {
      if (error instanceof RolledBack) return refused(error.refusal)
      return refused(plotsTaken(error, next))
    }
  }

  expiredBy(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
    return expiredBy(this.#em, now, limit)
  }

  openHolds(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
    return openHolds(this.#em, now, limit)
  }

  expiredOn(plotIds: readonly PlotId[], stay: StayDates, now: Temporal.Instant): Promise<readonly ReservationId[]> {
    return expiredOn(this.#em, { plotIds, stay, now })
  }

  departedBefore(date: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]> {
    return departedBefore(this.#em, date, limit)
  }

  async history(id: ReservationId): Promise<readonly StatusChange[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('reservation_status_history')
      .select(['from_status as from', 'to_status as to', 'at', 'by', 'why'])
      .where('reservation_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ at, ...change }) => ({ ...change, at: Temporal.Instant.from(at) }))
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

  async #moveNights(stored: Reservation, next: Reservation): Promise<void> {
    const [wasThere, isThere] = [occupies(stored.status), occupies(next.status)]
    const { taken, given } = nightsTakenAndGiven(wasThere ? keptNights(stored) : [], isThere ? keptNights(next) : [])
    if (taken.length > 0) mustBeFree(await takeNights(this.#em, next, taken))
    await freeNights(this.#em, next.id, given)
    await (hasSameNights(stored, next) ? setLive(this.#em, next.id, isThere) : writeRanges(this.#em, next))
  }
}

function mustBeFree(plotIds: readonly PlotId[]): void {
  if (plotIds.length > 0) throw new RolledBack({ code: 'plots-taken', plotIds })
}

function plotsTaken(error: unknown, { plots }: Reservation): PlotsTaken {
  if (error instanceof RolledBack && error.refusal.code === 'plots-taken') return error.refusal
  if (!violates(error, 'live_stays_never_overlap')) throw error
  const plotIds: readonly PlotId[] = plots.filter(({ isShared }) => !isShared).map(({ plotId }) => plotId)
  return { code: 'plots-taken', plotIds }
}
