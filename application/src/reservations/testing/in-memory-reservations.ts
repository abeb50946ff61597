import type { NightUse } from '@camp/domain/availability/occupancy.ts'
import type { Night } from '@camp/domain/nights/night.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import { isExpired } from '@camp/domain/reservations/expiry.ts'
import type { HoldLimits, HoldPlace } from '@camp/domain/reservations/hold-limits.ts'
import type { HeldReservation, Reservation, ReservedPlot, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { isOwn, type Owner } from '../own-reservations.ts'
import type {
  ConfirmationRequests,
  LimitReached,
  PlotsTaken,
  ReferenceTaken,
  ReservationChanged,
  ReservationFilter,
  ReservationListing,
  Reservations,
} from '../reservations.ts'

export interface InMemoryReservationsFacts {
  readonly paxMaxOf: (plotId: PlotId) => number
  readonly slugOf?: (organisationId: OrganisationId) => string
  /** Whether a block keeps the night; without those that ran out by the moment, when one is given. */
  readonly isBlocked?: (plotId: PlotId, night: Night, now?: Temporal.Instant) => boolean
}

interface PlacesOfHold {
  readonly places: readonly HoldPlace[]
  readonly submittedAt: Temporal.Instant | null
}

/** Keeps its promise of one sale per night because nothing else runs between its check and its write. */
export class InMemoryReservations implements Reservations {
  readonly #reservations = new Map<ReservationId, Reservation>()
  readonly #history = new Map<ReservationId, readonly StatusChange[]>()
  readonly #placesOf = new Map<ReservationId, PlacesOfHold>()
  readonly #confirmationRequests = new Map<ReservationId, ConfirmationRequests>()
  readonly #facts: InMemoryReservationsFacts

  constructor(facts: InMemoryReservationsFacts) {
    this.#facts = facts
  }

  async find(id: ReservationId): Promise<Reservation | undefined> {
    return this.#reservations.get(id)
  }

  async findAll(ids: readonly ReservationId[]): Promise<readonly Reservation[]> {
    return this.all().filter(({ id }) => ids.includes(id))
  }

  async findByReference(simpleReference: string): Promise<Reservation | undefined> {
    return this.all().find((reservation) => reservation.simpleReference === simpleReference)
  }

  findForChange(id: ReservationId): Promise<Reservation | undefined> {
    return this.find(id)
  }

  async add(held: HeldReservation, change: StatusChange): Promise<Result<void, PlotsTaken | ReferenceTaken>> {
    const { id, simpleReference } = held
    if (this.all().some((other) => other.id === id || other.simpleReference === simpleReference)) {
      return refused({ code: 'reference-taken', simpleReference })
    }
    const taken = this.#takenPlots(held)
    if (taken) return refused(taken)
    this.#write(held, change)
    return accepted(undefined)
  }

  async addWithin(
    held: HeldReservation,
    change: StatusChange,
    places: readonly HoldPlace[],
  ): Promise<Result<void, PlotsTaken | ReferenceTaken | LimitReached>> {
    const reached = this.#limitReached(held, places)
    if (reached) return refused(reached)
    const added = await this.add(held, change)
    if (added.ok) this.#placesOf.set(held.id, { places, submittedAt: null })
    return added
  }

  async countSubmission(id: ReservationId, limits: HoldLimits, at: Temporal.Instant): Promise<LimitReached | null> {
    const own = this.#placesOf.get(id)
    if (!own) return null
    for (const { kind, name } of own.places) {
      const { submissions: most } = limits[kind]
      const recent = [...this.#placesOf.values()]
        .flatMap(({ places, submittedAt }) => (submittedAt && places.some((place) => place.name === name) ? [submittedAt] : []))
        .filter((submittedAt) => Temporal.Instant.compare(submittedAt, at.subtract({ hours: 1 })) > 0)
        .toSorted(Temporal.Instant.compare)
      if (recent.length >= most)
        return { code: 'limit-reached', counted: 'submissions', most, freeAt: recent[0]?.add({ hours: 1 }) ?? null }
    }
    this.#placesOf.set(id, { ...own, submittedAt: at })
    return null
  }

  #limitReached(held: HeldReservation, places: readonly HoldPlace[]): LimitReached | undefined {
    const wanted = plotNightsOf(held)
    for (const { name, holds, plotNights } of places) {
      const live = this.#liveOf(name, held.createdAt)
      const ends = live.map(({ expiryDate }) => expiryDate).toSorted(Temporal.Instant.compare)
      const freeAt = wanted > plotNights ? null : (ends[0] ?? null)
      if (live.length >= holds) return { code: 'limit-reached', counted: 'holds', most: holds, freeAt }
      const kept = live.reduce((sum, one) => sum + plotNightsOf(one), 0)
      if (kept + wanted > plotNights) return { code: 'limit-reached', counted: 'plot-nights', most: plotNights, freeAt }
    }
    return undefined
  }

  #liveOf(name: string, now: Temporal.Instant) {
    return this.all()
      .flatMap((one) => (one.status === 'temporaryHold' || one.status === 'pending' ? [one] : []))
      .filter((one) => !isExpired(one, now) && this.#placesOf.get(one.id)?.places.some((place) => place.name === name))
  }

  async replace(
    reservation: Reservation,
    change: StatusChange | null,
    confirmationRequestedAt: Temporal.Instant | null = null,
  ): Promise<Result<void, ReservationChanged | PlotsTaken>> {
    const { id, version } = reservation
    if (this.#reservations.get(id)?.version !== version) return refused({ code: 'reservation-changed', id })
    const taken = occupies(reservation.status) ? this.#takenPlots(reservation) : undefined
    if (taken) return refused(taken)
    this.#write({ ...reservation, version: version + 1 }, change)
    if (confirmationRequestedAt) await this.countConfirmationRequest(id, confirmationRequestedAt)
    return accepted(undefined)
  }

  async expiredBy(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
    return this.#expired(now)
      .slice(0, limit)
      .map(({ id }) => id)
  }

  async openHolds(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]> {
    return this.all()
      .flatMap((reservation) => (reservation.status === 'temporaryHold' ? [reservation] : []))
      .filter((held) => !isExpired(held, now))
      .toSorted((a, b) => Temporal.Instant.compare(a.expiryDate, b.expiryDate))
      .slice(0, limit)
      .map(({ id }) => id)
  }

  async expiredOn(plotIds: readonly PlotId[], stay: StayDates, now: Temporal.Instant): Promise<readonly ReservationId[]> {
    return this.#expired(now)
      .filter(({ plots }) => plots.some((plot) => plotIds.includes(plot.plotId) && overlap(nightsOn(plot), stay)))
      .map(({ id }) => id)
  }

  async departedBefore(date: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]> {
    return this.all()
      .filter(({ status }) => status === 'partiallyPaid' || status === 'confirmed')
      .filter(({ stay }) => Temporal.PlainDate.compare(stay.departure, date) < 0)
      .toSorted((a, b) => Temporal.PlainDate.compare(a.stay.departure, b.stay.departure))
      .slice(0, limit)
      .map(({ id }) => id)
  }

  async countConfirmationRequest(id: ReservationId, at: Temporal.Instant): Promise<void> {
    const { count } = await this.confirmationRequests(id)
    this.#confirmationRequests.set(id, { count: count + 1, lastAt: at })
  }

  async confirmationRequests(id: ReservationId): Promise<ConfirmationRequests> {
    return this.#confirmationRequests.get(id) ?? { count: 0, lastAt: null }
  }

  async history(id: ReservationId): Promise<readonly StatusChange[]> {
    return this.#history.get(id) ?? []
  }

  async list({ userId, owner, organisationId, status, limit }: ReservationFilter): Promise<readonly ReservationListing[]> {
    return this.all()
      .filter((reservation) => userId === undefined || submittedFacts(reservation)?.guest.userId === userId)
      .filter((reservation) => owner === undefined || isOwned(owner, reservation))
      .filter((reservation) => organisationId === undefined || reservation.organisationId === organisationId)
      .filter((reservation) => status === undefined || reservation.status === status)
      .toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt))
      .slice(0, limit)
      .map((reservation) => this.#listing(reservation))
  }

  /**
   * What a night of a plot is used for, without what expired by `now`; of everything that occupies when no
   * moment is given.
   */
  nightUse(plotId: PlotId, night: Night, now?: Temporal.Instant): NightUse | undefined {
    if (this.#facts.isBlocked?.(plotId, night, now)) return { kind: 'taken' }
    const uses = this.#usesOf(plotId, night, (reservation) => now === undefined || !isExpired(reservation, now))
    if (uses.length === 0) return undefined
    if (uses.some(({ isShared }) => !isShared)) return { kind: 'taken' }
    return { kind: 'shared', pax: paxOf(uses) }
  }

  /** Whether a reservation uses a night of a plot, be it only in part. */
  isSlept(plotId: PlotId, night: Night): boolean {
    return this.#usesOf(plotId, night, () => true).length > 0
  }

  #takenPlots(wanted: Reservation): PlotsTaken | undefined {
    const plotIds = wanted.plots.filter((plot) => !this.#isFree(plot, wanted)).map(({ plotId }) => plotId)
    return plotIds.length > 0 ? { code: 'plots-taken', plotIds } : undefined
  }

  #isFree(plot: ReservedPlot, { id }: Reservation): boolean {
    const { plotId, isShared, pax } = plot
    return nightsOn(plot)
      .nights()
      .every((night) => {
        if (this.#facts.isBlocked?.(plotId, night)) return false
        const others = this.#usesOf(plotId, night, (reservation) => reservation.id !== id)
        if (!isShared) return others.length === 0
        return others.every((other) => other.isShared) && paxOf(others) + pax <= this.#facts.paxMaxOf(plotId)
      })
  }

  #usesOf(plotId: PlotId, night: Night, counts: (reservation: Reservation) => boolean): readonly ReservedPlot[] {
    return this.all()
      .filter((reservation) => occupies(reservation.status) && counts(reservation))
      .flatMap(({ plots }) => plots.filter((plot) => plot.plotId === plotId && nightsOn(plot).has(night)))
  }

  #expired(now: Temporal.Instant) {
    return this.all()
      .flatMap((reservation) => (reservation.status === 'temporaryHold' || reservation.status === 'pending' ? [reservation] : []))
      .filter((reservation) => isExpired(reservation, now))
      .toSorted((a, b) => Temporal.Instant.compare(a.expiryDate, b.expiryDate))
  }

  #write(reservation: Reservation, change: StatusChange | null): void {
    const { id } = reservation
    this.#reservations.set(id, reservation)
    if (change) this.#history.set(id, [...(this.#history.get(id) ?? []), change])
  }

  all(): readonly Reservation[] {
    return [...this.#reservations.values()]
  }

  #listing(reservation: Reservation): ReservationListing {
    const guest = guestOf(reservation)
    return {
      id: reservation.id,
      organisationSlug: this.#facts.slugOf?.(reservation.organisationId) ?? '',
      simpleReference: reservation.simpleReference,
      status: reservation.status,
      arrival: reservation.stay.arrival,
      departure: reservation.stay.departure,
      plotNames: reservation.plots.map(({ plotName }) => plotName),
      guestName: (guest && fullName(guest)) || null,
    }
  }
}

function plotNightsOf({ plots, stay }: Pick<Reservation, 'plots' | 'stay'>): number {
  return plots.length * stay.nightCount
}

function isOwned(owner: Owner, reservation: Reservation): boolean {
  const submitted = submittedFacts(reservation)
  return submitted !== null && isOwn(owner, submitted.guest)
}

function guestOf(reservation: Reservation) {
  if (reservation.status === 'temporaryHold') return null
  return reservation.status === 'cancelled' ? (reservation.submitted?.guest ?? null) : reservation.guest
}

function paxOf(uses: readonly ReservedPlot[]): number {
  return uses.reduce((sum, { pax }) => sum + pax, 0)
}

function overlap(one: StayDates, other: StayDates): boolean {
  return (
    Temporal.PlainDate.compare(one.arrival, other.departure) < 0 && Temporal.PlainDate.compare(other.arrival, one.departure) < 0
  )
}
