import type { ConversationChannel } from '@camp/domain/conversations/conversation-channel.ts'
import type { Id, OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OutboxMessageId } from '../messaging/outbox.ts'

export type ConversationMessageId = Id<'conversation-message'>

/** What somebody at the campsite did about what a guest wrote. */
export interface Settled {
  readonly how: 'answered' | 'set-aside'
  readonly at: Temporal.Instant
  /** A user's id, or the name of a command. */
  readonly by: string
}

/** What a guest wrote, or what somebody at the campsite answered, word for word. */
export interface ConversationMessage {
  readonly id: ConversationMessageId
  /** Null: it came from a number or an address of which nobody knows whose booking it is about. */
  readonly organisationId: OrganisationId | null
  readonly reservationId: ReservationId | null
  readonly side: 'guest' | 'campsite'
  readonly channel: ConversationChannel
  /** Of an SMS or a WhatsApp message: international digits of whoever sent it. */
  readonly fromNumber: string | null
  /** Of an e-mail that came in: the address that it names as its sender, which anybody may write there. */
  readonly fromAddress: string | null
  readonly text: string
  /** A gate code in the text, which no page shows that a link opens (rule L9). */
  readonly secret: string | null
  readonly at: Temporal.Instant
  /** A user's id, `guest`, or the name of a command. */
  readonly by: string
  /** Of a message that came in: by it a repeat is known. */
  readonly providerMessageId: string | null
  /** Of an answer: how it fares on its way. */
  readonly outboxMessageId: OutboxMessageId | null
  /** The number has other bookings too. */
  readonly isUnsure: boolean
  readonly settled: Settled | null
}

/**
 * One booking, or one message of which nobody knows whose it is, with what its guest wrote and nobody has
 * dealt with.
 */
export interface InboxConversation {
  readonly organisationId: OrganisationId | null
  readonly booking: {
    readonly id: ReservationId
    readonly simpleReference: string
    readonly guestName: string
    readonly arrival: Temporal.PlainDate
    readonly departure: Temporal.PlainDate
  } | null
  /** The last that the guest wrote. */
  readonly last: ConversationMessage
  /** How much of it waits; 0: all is answered or set aside. */
  readonly waiting: number
  /** Since when the oldest waits. */
  readonly waitingSince: Temporal.Instant | null
}

/** Null: those of which nobody knows whose they are. */
export type InboxOf = { readonly organisationId: OrganisationId | null }

/** What guests and campsites write to each other. */
export interface Conversations {
  /** Answers no for what its provider brought before. */
  add(message: ConversationMessage): Promise<boolean>
  /** Of a booking, in the order in which it was added: the last 500. */
  of(reservationId: ReservationId): Promise<readonly ConversationMessage[]>
  /** When the guests of these bookings last wrote by WhatsApp; without those who never did. */
  lastByWhatsApp(reservationIds: readonly ReservationId[]): Promise<ReadonlyMap<ReservationId, Temporal.Instant>>
  find(id: ConversationMessageId): Promise<ConversationMessage | undefined>
  /** Those that wait first, longest first; then those whose last is not older than `since`, newest first. */
  inbox(request: InboxOf & { readonly since: Temporal.Instant; readonly limit: number }): Promise<readonly InboxConversation[]>
  /** Conversations of which something waits. */
  countWaiting(of: InboxOf): Promise<number>
  /** What waits of the booking and came no later than `seenUpTo`. Answers how much that was. */
  settle(reservationId: ReservationId, settled: Settled, seenUpTo: Temporal.Instant): Promise<number>
  /** One message that belongs to no booking. */
  settleOne(id: ConversationMessageId, settled: Settled): Promise<void>
  /** What was set aside last waits again. Answers how much that was. */
  reopen(reservationId: ReservationId): Promise<number>
  /**
   * Bookings that may be of a number: neither holds nor cancelled, their stay not over before `since`; the
   * newest first, twenty at most. The caller compares the numbers.
   */
  bookingsOfNumber(digits: string, since: Temporal.PlainDate): Promise<readonly ReservationId[]>
  /** It belongs to this booking now, and nobody doubts it; no where it belongs to one already. */
  assign(
    id: ConversationMessageId,
    to: Pick<ConversationMessage, 'secret'> & {
      readonly organisationId: OrganisationId
      readonly reservationId: ReservationId
    },
  ): Promise<boolean>
}
