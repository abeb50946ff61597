import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What the channel knows of a booking. */
export interface ToldState {
  readonly reservationId: ReservationId
  readonly organisationId: OrganisationId
  readonly theirId: string | null
  /** 0: they made it; else how often we made it there: a booking that was cancelled there begins anew. */
  readonly life: number
  readonly isStanding: boolean
  /** It was said that it exists, and nobody answered. */
  readonly isUnsure: boolean
  /** Of what they know; null: nobody can tell. */
  readonly revision: string | null
  /** What is said later is dated later. */
  readonly saidAt: Temporal.Instant | null
}

export interface HtiTold {
  find(reservationId: ReservationId): Promise<ToldState | undefined>
  keep(state: ToldState): Promise<void>
}
