import type { OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiLogEnding, HtiState } from '../hti-log.ts'
import type { HtiKind } from '../hti-messages.ts'

export interface ChangedNights {
  readonly plotId: PlotId
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
}

/** A message that waits; what it says is made when it is said, of what is true then. */
export interface OutgoingHti {
  readonly id: string
  readonly tries: number
  readonly subject: { readonly reservationId: ReservationId } | { readonly nights: readonly ChangedNights[] }
}

export interface SaidHti {
  readonly id: string
  readonly kind: HtiKind
  readonly at: Temporal.Instant
  /** Without what proves who sends it. */
  readonly request: string
}

export interface OutgoingEnding extends Omit<HtiLogEnding, 'state' | 'reservationId'> {
  readonly state: Extract<HtiState, 'SUCCESS' | 'FAILED' | 'RETRY'>
  readonly theirId: string | null
  /** Of a message that is said again. */
  readonly nextTryAt: Temporal.Instant | null
}

/** What is to be told in its order: bookings first, so that none meets its own closed nights. */
export interface HtiQueue {
  /** The nights of every room from one day to another have to be told. */
  noteAll(organisationId: OrganisationId, days: Omit<ChangedNights, 'plotId'>, now: Temporal.Instant): Promise<void>
  /** Makes messages of what was noted, one a booking; answers what a process that ended left in progress. */
  gather(organisationId: OrganisationId, now: Temporal.Instant): Promise<void>
  next(organisationId: OrganisationId, now: Temporal.Instant): Promise<OutgoingHti | undefined>
  /** In progress from now on, for one more time. */
  begin(said: SaidHti): Promise<void>
  /** A question beside the queue, in progress. */
  add(said: SaidHti & { readonly organisationId: OrganisationId; readonly reservationId: ReservationId | null }): Promise<void>
  end(id: string, ending: OutgoingEnding): Promise<void>
  /** They know it already. */
  drop(id: string): Promise<void>
  /** Waits again; false where it is no message that failed. */
  requeue(id: string): Promise<boolean>
}
