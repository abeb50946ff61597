import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'
import type { HtiError, HtiKind } from './hti-messages.ts'

export const htiStates = ['PENDING', 'IN_PROGRESS', 'SUCCESS', 'FAILED', 'RETRY'] as const
export type HtiState = (typeof htiStates)[number]

/** A message and its answer; what proves who sent it is left out of both. */
export interface HtiLogEntry {
  readonly id: string
  /** Null where the message names no property of ours. */
  readonly organisationId: OrganisationId | null
  /** Null of what could not be read. */
  readonly kind: HtiKind | null
  readonly direction: 'INBOUND' | 'OUTBOUND'
  readonly state: HtiState
  readonly tries: number
  readonly at: Temporal.Instant
  readonly endedAt: Temporal.Instant | null
  readonly theirId: string | null
  readonly reservationId: ReservationId | null
  readonly errorCode: number | null
  readonly errorText: string | null
  readonly request: string
  readonly response: string | null
}

export type HtiLogBeginning = Pick<HtiLogEntry, 'id' | 'organisationId' | 'kind' | 'at' | 'theirId' | 'request'>

export interface HtiLogEnding {
  readonly state: Extract<HtiState, 'SUCCESS' | 'FAILED'>
  readonly endedAt: Temporal.Instant
  readonly reservationId: ReservationId | null
  readonly error: Pick<HtiError, 'code' | 'text'> | null
  readonly response: string | null
}

export interface ListedHtiEntry extends Omit<HtiLogEntry, 'request' | 'response'> {
  readonly organisationName: string | null
  readonly organisationSlug: string | null
  readonly simpleReference: string | null
}

export type ShownHtiEntry = ListedHtiEntry & Pick<HtiLogEntry, 'request' | 'response'>

export interface HtiLogQuery extends Listing<'at'> {
  /** Null: any. */
  readonly state: HtiState | null
  readonly kind: HtiKind | null
}

/** Every message with the channel, and what became of it. */
export interface HtiLog {
  /** In progress from now on. */
  begin(entry: HtiLogBeginning): Promise<void>
  /** In progress again. */
  beginAgain(id: string, at: Temporal.Instant): Promise<void>
  end(id: string, ending: HtiLogEnding): Promise<void>
  list(query: HtiLogQuery): Promise<ListedPage<ListedHtiEntry>>
  find(id: string): Promise<ShownHtiEntry | undefined>
  /** Failed bookings that nobody has dealt with, each once and only while it has not worked since. */
  troubles(organisationId: OrganisationId, since: Temporal.Instant): Promise<readonly ShownHtiEntry[]>
  /** False: it is no message of this campsite. */
  noteSeen(organisationId: OrganisationId, id: string, at: Temporal.Instant): Promise<boolean>
  /** What was in progress before this moment is failed; answers how many. */
  settleBefore(moment: Temporal.Instant, now: Temporal.Instant): Promise<number>
  /** Forgets what ended before this moment; answers how many. */
  forgetBefore(moment: Temporal.Instant): Promise<number>
}
