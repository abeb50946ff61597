import type { BookedTerms } from '@camp/domain/reservations/amend/amend.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { AmendmentId, OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface AmendmentRecord {
  readonly id: AmendmentId
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly at: Temporal.Instant
  /** A user's id, `guest`, or the name of a command. */
  readonly by: string
  readonly reason: string | null
  readonly before: AmendedSnapshot
  readonly after: AmendedSnapshot
  /** They read of it, or were to: then they read of an undo as well. */
  readonly isGuestTold: boolean
  readonly undone: { readonly at: Temporal.Instant; readonly by: string } | null
}

/** A reservation's terms as they stood, quotes included, to the last line. */
export interface AmendedSnapshot extends BookedTerms {
  readonly status: ReservationStatus
}

/** What was changed about reservations, by whom and why. Nothing is ever taken out of it. */
export interface Amendments {
  add(amendment: AmendmentRecord): Promise<void>

  /** The latest first. */
  of(reservationId: ReservationId): Promise<readonly AmendmentRecord[]>

  markUndone(id: AmendmentId, undone: NonNullable<AmendmentRecord['undone']>): Promise<void>
}
