import type { TakeoverSource } from '@camp/domain/booking-takeover/takeover-columns.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Which bookings of other systems stand here already. */
export interface TakenOverBookings {
  /** Of these. */
  known(organisationId: OrganisationId, source: TakeoverSource, identities: readonly string[]): Promise<ReadonlySet<string>>

  /** False: it stands here already. Called in the transaction of the booking. */
  claim(taken: {
    readonly organisationId: OrganisationId
    readonly source: TakeoverSource
    readonly identity: string
    readonly reservationId: ReservationId
    readonly at: Temporal.Instant
  }): Promise<boolean>
}
