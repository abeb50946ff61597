import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A reservation as its organisation is billed for it. */
export interface BillableReservation {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly isOffline: boolean
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  /** When it first became partiallyPaid or confirmed. */
  readonly bookedAt: Temporal.Instant
  readonly total: Money
  /**
   * All that came in until now, less what guests' banks took back and kept: with `refunded` taken off, what
   * the reservation has paid.
   */
  readonly paid: Money
  /** All that went back until now. */
  readonly refunded: Money
}

export interface BookedBetween {
  readonly organisationId: OrganisationId
  readonly from: Temporal.Instant
  /** No longer part of it. */
  readonly before: Temporal.Instant
}

export interface BillingLines {
  /**
   * Those whose history says that they first became partiallyPaid or confirmed then, the earliest first,
   * whatever became of them.
   */
  firstBooked(wanted: BookedBetween): Promise<readonly BillableReservation[]>
}
