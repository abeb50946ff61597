import type { Language } from '@camp/domain/languages/language.ts'
import type { MessageChannel, NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { NotificationFacts } from './notification-facts.ts'

export interface MessageAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface ComposedMessage {
  /** E-mail only. */
  readonly subject: string | null
  /** All words of the message: the plain part of an e-mail, the SMS, or the WhatsApp template filled in. */
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly MessageAttachment[]
  /** Absolute addresses in the order in which they stand in the message. */
  readonly links: readonly string[]
  /** E-mail only: the campsite, so that an answer reaches people who know the place. */
  readonly replyTo: string | null
  /** WhatsApp only: our name of the template. */
  readonly template: string | null
  /** WhatsApp only: `1` to `9`, and `CONFIRM` and `CANCEL` where the template has these buttons. */
  readonly variables: Readonly<Record<string, string>> | null
}

export interface MessageRequest {
  readonly type: NotificationType
  readonly event: NotifiedEvent
  readonly channel: MessageChannel
  readonly language: Language
  readonly facts: NotificationFacts
  /** When the message was written: the moment of its calendar file. */
  readonly createdAt?: Temporal.Instant
}

/** Puts facts into words. The same facts give the same message, whenever it is composed. */
export interface MessageComposer {
  compose(request: MessageRequest): ComposedMessage
}
