import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiError } from './hti-messages.ts'

/** A booking of the channel and what it is here. */
export interface HtiBooking {
  readonly organisationId: OrganisationId
  readonly theirId: string
  readonly theirContext: string | null
  readonly reservationId: ReservationId
}

export interface FoundHtiBooking extends HtiBooking {
  /** When anybody last changed it. */
  readonly changedAt: Temporal.Instant
  /** The latest message about it that was done, as the channel dates it. */
  readonly saidAt: Temporal.Instant | null
  /** What it was when they made it, whatever staff made of it; null: nobody can tell. */
  readonly asked: string | null
}

/** A message that names a booking, at our time and as the channel dates it. */
export interface HeardHti {
  readonly organisationId: OrganisationId
  readonly theirId: string
  readonly saidAt: Temporal.Instant | null
}

/** What copies of a message that come late must find. */
export interface GoneHti extends HeardHti {
  /** Null: it was cancelled before anybody here had heard of it. */
  readonly refusal: HtiError | null
}

/** A booking of a property that was not connected when it was asked for. */
export interface UnplacedHti {
  /** Of the account that asked. */
  readonly organisationIds: readonly OrganisationId[]
  readonly propertyCode: string
  readonly theirId: string
  readonly saidAt: Temporal.Instant
}

export interface HtiBookings {
  /** Waits for whoever books under this id at this moment, within the caller's transaction. */
  lock(organisationId: OrganisationId, theirId: string): Promise<void>
  /** By their id, or by our reference. */
  find(organisationIds: readonly OrganisationId[], id: string): Promise<FoundHtiBooking | undefined>
  add(booking: HtiBooking & Pick<FoundHtiBooking, 'saidAt' | 'asked'>, at: Temporal.Instant): Promise<void>
  /** A message about it was done. */
  noteSaid(heard: HeardHti): Promise<void>
  /** What was said before what was heard takes nothing back. */
  noteGone(gone: GoneHti, at: Temporal.Instant): Promise<void>
  /** With each of the organisations. */
  findGone(organisationIds: readonly OrganisationId[], theirId: string): Promise<readonly GoneHti[]>
  noteUnplaced(unplaced: UnplacedHti, at: Temporal.Instant): Promise<void>
  /** When the last message about it was said, as the channel dates it. */
  findUnplaced(unplaced: Omit<UnplacedHti, 'saidAt'>): Promise<Temporal.Instant | undefined>
  /** The latest changes first. */
  changedBetween(window: {
    readonly organisationId: OrganisationId
    readonly from: Temporal.Instant
    readonly until: Temporal.Instant
    readonly limit: number
  }): Promise<readonly FoundHtiBooking[]>
}
