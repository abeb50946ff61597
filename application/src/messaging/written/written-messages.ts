import type { Language } from '@camp/domain/languages/language.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MessageClaim } from '../message-claim.ts'
import type { OutboxMessageId } from '../outbox.ts'

/** What a message says; gone from the outbox once nobody needs it there. */
export interface WrittenContent {
  /** E-mail only. */
  readonly subject: string | null
  readonly text: string
  readonly links: readonly string[]
  readonly replyTo: string | null
  /** WhatsApp only. */
  readonly template: string | null
  readonly variables: Readonly<Record<string, string>> | null
  /** A code that nobody but its reader may know: it stands in no history and no log. */
  readonly secret: string | null
  /** What the history keeps in the place of the words; the words themselves unless said. */
  readonly keptAs?: string
}

/** A message about no booking: it waits in words, because what it says does not change on the way. */
export interface WrittenMessage {
  readonly id: OutboxMessageId
  readonly channel: MessageChannel
  /** E-mail address, or international digits. */
  readonly to: string
  readonly language: Language
  readonly content: WrittenContent
  readonly createdAt: Temporal.Instant
  /** Of no use afterwards, and never sent then. */
  readonly expiresAt: Temporal.Instant | null
  /** Failed tries so far. */
  readonly tries: number
}

export type EndedMessage = Pick<WrittenMessage, 'id' | 'expiresAt'>

/** `error` never carries an address, a number or a code. */
export type SendingEnd = { readonly state: 'sent' | 'expired' } | { readonly state: 'dead'; readonly error: string }

type WrittenState = 'pending' | SendingEnd['state']

/** How a message fares; whom it is for and what it says stays out. */
export interface WrittenListing extends Pick<WrittenMessage, 'id' | 'channel' | 'createdAt' | 'tries'> {
  readonly state: WrittenState
  readonly nextTryAt: Temporal.Instant
  readonly lastError: string | null
  readonly endedAt: Temporal.Instant | null
}

export interface WrittenFilter {
  readonly state?: WrittenState
  readonly channel?: MessageChannel
  readonly limit: number
}

/**
 * Messages about people and enquiries on their way, written in the transaction of the change that causes
 * them.
 */
export interface WrittenMessages {
  add(message: WrittenMessage): Promise<void>

  /**
   * Of those that are due the one that is of no use soonest, then the one that is due longest; nobody else
   * gets it until its lease ends, and no claim waits for another one.
   */
  claim(request: MessageClaim): Promise<WrittenMessage | undefined>

  /** Counts one try and ends the lease. */
  retryLater(id: OutboxMessageId, failed: { readonly error: string; readonly retryAt: Temporal.Instant }): Promise<void>

  /** Its content is forgotten: sent messages stand in the history. */
  end(id: OutboxMessageId, ending: SendingEnd, at: Temporal.Instant): Promise<void>

  /** The newest first. */
  list(filter: WrittenFilter): Promise<readonly WrittenListing[]>

  /** Deletes those that ended before then, the oldest first; of several who ask at once nobody waits. */
  forgetEnded(ended: { readonly before: Temporal.Instant; readonly limit: number }): Promise<readonly EndedMessage[]>
}
