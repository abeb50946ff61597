import type { Language } from '@camp/domain/languages/language.ts'
import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import type { NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OutboxMessage } from '../messaging/outbox.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'

/**
 * How far a message has come: `waiting` and `skipped` never left us, the others are what the provider said.
 */
export const whatsAppMessageStates = [
  'waiting',
  'skipped',
  'failed',
  'unanswered',
  'accepted',
  'sent',
  'delivered',
  'read',
  'delivered-locally',
] as const satisfies readonly (DeliveryState | 'waiting' | 'skipped')[]
export type WhatsAppMessageState = (typeof whatsAppMessageStates)[number]

/** One message of channel `app`, from the outbox and the communications history together. */
export interface WhatsAppMessage {
  /** The outbox's, or the history's for messages that were never in it: a relayed template, a code. */
  readonly id: string
  readonly isFromOutbox: boolean
  readonly type: NotificationType
  readonly event: NotifiedEvent | null
  readonly language: Language | null
  /** International digits; null where the guest has no number. */
  readonly to: string | null
  readonly state: WhatsAppMessageState
  readonly error: string | null
  /** Failed tries. */
  readonly tries: number
  /** When it came about. */
  readonly createdAt: Temporal.Instant
  /** When it came into its state, as far as that is known. */
  readonly stateAt: Temporal.Instant
  readonly reservation: {
    readonly id: ReservationId
    readonly simpleReference: string
    readonly orgSlug: string
    readonly orgName: string
  } | null
}

/** One message with its words, and as it stands in the outbox. */
export interface WhatsAppMessageDetail extends WhatsAppMessage {
  /** Null until it was sent for the first time. */
  readonly text: string | null
  readonly providerMessageId: string | null
  readonly outboxMessage: OutboxMessage | null
}

export const whatsAppSorts = ['createdAt', 'state', 'type'] as const
export type WhatsAppSort = (typeof whatsAppSorts)[number]

/** Searched by digits of a reference or of the end of a number, at least three; fewer find all. */
export interface WhatsAppMessageQuery extends Listing<WhatsAppSort> {
  readonly state: WhatsAppMessageState | null
  readonly type: NotificationType | null
}

export interface WhatsAppMessages {
  /** What is alike in the order asked for stands newest first. */
  list(query: WhatsAppMessageQuery): Promise<ListedPage<WhatsAppMessage>>
  find(id: string): Promise<WhatsAppMessageDetail | undefined>
}
