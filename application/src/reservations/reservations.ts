import type { HoldLimits, HoldPlace } from '@camp/domain/reservations/hold-limits.ts'
import type { HeldReservation, Reservation, ReservationStatus, StatusChange } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, PlotId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Owner } from './own-reservations.ts'

export type PlotsTaken = { readonly code: 'plots-taken'; readonly plotIds: readonly PlotId[] }
/** The reference, or the id. */
export type ReferenceTaken = { readonly code: 'reference-taken'; readonly simpleReference: string }
/** The limit that is reached, and when something of it ends; null: what is wanted would never fit. */
export interface LimitReached {
  readonly code: 'limit-reached'
  readonly counted: 'holds' | 'plot-nights' | 'submissions'
  readonly most: number
  readonly freeAt: Temporal.Instant | null
}

export type ReservationChanged = { readonly code: 'reservation-changed'; readonly id: ReservationId }

export interface ReservationListing {
  readonly id: ReservationId
  readonly organisationSlug: string
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly plotNames: readonly string[]
  readonly guestName: string | null
}

export interface ConfirmationRequests {
  readonly count: number
  readonly lastAt: Temporal.Instant | null
}

export interface ReservationFilter {
  /** The guest's own account. */
  readonly userId?: UserId
  /** Under what somebody has proved to be theirs. */
  readonly owner?: Owner
  readonly organisationId?: OrganisationId
  readonly status?: ReservationStatus
  readonly limit: number
}

/** Every reservation of the marketplace, as if it were one collection. */
export interface Reservations {
  find(id: ReservationId): Promise<Reservation | undefined>

  /** Those of them that there are, in any order. */
  findAll(ids: readonly ReservationId[]): Promise<readonly Reservation[]>

  findByReference(simpleReference: string): Promise<Reservation | undefined>

  /** Like `find`, and until the transaction ends nobody else changes this reservation. */
  findForChange(id: ReservationId): Promise<Reservation | undefined>

  /**
   * Writes the reservation and all its nights, or nothing. Of two overlapping stays on one plot, added at the
   * same moment, exactly one is accepted; on a shared plot the counted pax of a night never exceed its
   * `paxMax`.
   */
  add(held: HeldReservation, change: StatusChange): Promise<Result<void, PlotsTaken | ReferenceTaken>>

  /**
   * As `add`, unless the places keep as much as they may without paying: also when many come at the same
   * moment.
   */
  addWithin(
    held: HeldReservation,
    change: StatusChange,
    places: readonly HoldPlace[],
  ): Promise<Result<void, PlotsTaken | ReferenceTaken | LimitReached>>

  /**
   * Counts that a hold is submitted, unless the places that it came from have submitted as many within the
   * hour. A hold of no place is not counted.
   */
  countSubmission(id: ReservationId, limits: HoldLimits, at: Temporal.Instant): Promise<LimitReached | null>

  /**
   * Refuses when the stored version is no longer the one this reservation was read at. A status that no
   * longer occupies (cancelled, noShow) frees its nights; one that occupies again after not occupying (a
   * revived reservation) takes them, or is refused. With a moment it also counts that the guest was asked to
   * confirm then.
   */
  replace(
    reservation: Reservation,
    change: StatusChange | null,
    confirmationRequestedAt?: Temporal.Instant | null,
  ): Promise<Result<void, ReservationChanged | PlotsTaken>>

  /** Holds and pending reservations whose expiry is at or before `now`, oldest first. */
  expiredBy(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]>

  /** Holds that have not run out, those that end first coming first. */
  openHolds(now: Temporal.Instant, limit: number): Promise<readonly ReservationId[]>

  /** Of what ran out, the ones that keep a night of the stay on one of the plots. */
  expiredOn(plotIds: readonly PlotId[], stay: StayDates, now: Temporal.Instant): Promise<readonly ReservationId[]>

  /** Submitted stays whose departure was before `date` and that are still partiallyPaid or confirmed. */
  departedBefore(date: Temporal.PlainDate, limit: number): Promise<readonly ReservationId[]>

  history(id: ReservationId): Promise<readonly StatusChange[]>

  /** The guest was asked to confirm: once on submitting, again whenever staff send the request anew. */
  countConfirmationRequest(id: ReservationId, at: Temporal.Instant): Promise<void>

  confirmationRequests(id: ReservationId): Promise<ConfirmationRequests>

  list(filter: ReservationFilter): Promise<readonly ReservationListing[]>
}
