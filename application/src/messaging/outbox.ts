import type { Language } from '@camp/domain/languages/language.ts'
import type { MessageChannel, NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { Id, OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MessageClaim } from './message-claim.ts'
import type { NotificationFacts } from './notification-facts.ts'

export type OutboxMessageId = Id<'outbox-message'>

export const outboxStates = ['pending', 'sent', 'skipped', 'dead'] as const
export type OutboxState = (typeof outboxStates)[number]

/** One message to one guest over one channel, with the facts as they were when it was written. */
export interface OutboxMessage {
  readonly id: OutboxMessageId
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly event: NotifiedEvent
  /**
   * Tells two messages of one event apart, for instance the days before the due date; `once` where an event
   * happens once.
   */
  readonly occurrence: string
  readonly type: NotificationType
  readonly channel: MessageChannel
  /**
   * E-mail address, or international digits; null when the guest cannot be reached here (state `skipped`).
   */
  readonly to: string | null
  readonly language: Language
  readonly facts: NotificationFacts
  /** Failed tries so far. */
  readonly tries: number
  /** When a provider was first asked that may have taken it and did not say so; null: surely none has it. */
  readonly mayBeTakenSince: Temporal.Instant | null
  readonly nextTryAt: Temporal.Instant
  readonly lastError: string | null
  readonly state: OutboxState
  readonly createdAt: Temporal.Instant
  readonly sentAt: Temporal.Instant | null
}

/** Of a message that is written now and was never tried. */
export function unsentAt(now: Temporal.Instant) {
  return {
    tries: 0,
    mayBeTakenSince: null,
    nextTryAt: now,
    lastError: null,
    state: 'pending',
    createdAt: now,
    sentAt: null,
  } as const satisfies Partial<OutboxMessage>
}

export interface OutboxFilter {
  readonly id?: OutboxMessageId
  readonly state?: OutboxState
  readonly channel?: MessageChannel
  readonly event?: NotifiedEvent
  readonly reservationId?: ReservationId
  /** Digits of the booking's number, wherever they stand in it. */
  readonly referenceDigits?: string
}

export const outboxSorts = ['createdAt', 'state', 'tries'] as const
export type OutboxSort = (typeof outboxSorts)[number]

export interface OutboxSlice {
  /** Null: all of them, for a file. */
  readonly limit: number | null
  /** From the first of the order; 0 unless said otherwise. */
  readonly offset?: number
  /** The newest first unless said otherwise; what is alike in it stands newest first. */
  readonly order?: { readonly by: OutboxSort; readonly isDescending: boolean }
}

/**
 * What happens to a message whose sending failed; the words of `error` never carry an address or a number.
 */
export type FailedTry = {
  readonly error: string
  /** Named when the provider may have taken it all the same: kept from the first such try on. */
  readonly mayBeTakenSince?: Temporal.Instant
} & ({ readonly retryAt: Temporal.Instant } | { readonly dead: true })

export interface OutboxClaim extends MessageClaim {
  readonly limit: number
}

/** Messages on their way, written in the transaction of the change that causes them. */
export interface Outbox {
  /**
   * Adds what is not there yet: at most one per reservation, event, channel and occurrence. Answers how many
   * were new.
   */
  add(messages: readonly OutboxMessage[]): Promise<number>

  /**
   * Pending messages that are due, oldest first. Nobody else gets a claimed message until its lease ends, and
   * no claim waits for another one. A worker that died leaves its message to the next claim after the lease;
   * its provider may have taken it since.
   */
  claim(request: OutboxClaim): Promise<readonly OutboxMessage[]>

  markSent(id: OutboxMessageId, at: Temporal.Instant): Promise<void>

  /** Counts one try and ends the lease. Answers no for a message that was sent meanwhile: it stays sent. */
  markFailed(id: OutboxMessageId, failed: FailedTry): Promise<boolean>

  /** Ends the lease and counts no try. */
  postpone(id: OutboxMessageId, until: Temporal.Instant): Promise<void>

  markSkipped(id: OutboxMessageId, error: string): Promise<void>

  list(filter: OutboxFilter & OutboxSlice): Promise<readonly OutboxMessage[]>

  count(filter: OutboxFilter): Promise<number>

  /**
   * Which of these bookings have a message of this event and occurrence, by whatever channel and in whatever
   * state.
   */
  writtenTo(ids: readonly ReservationId[], said: Pick<OutboxMessage, 'event' | 'occurrence'>): Promise<readonly ReservationId[]>

  /**
   * Puts dead messages back with all their tries; others are left alone. Answers how many were put back.
   * `forgetsDoubt`: a person knows that they may be taken already, and sends them all the same.
   */
  replay(ids: readonly OutboxMessageId[], now: Temporal.Instant, options?: { readonly forgetsDoubt?: boolean }): Promise<number>
}
