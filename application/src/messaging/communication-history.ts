import type { MessageChannel, NotificationType } from '@camp/domain/messaging/notification.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MessageAttachment } from './message-composer.ts'
import type { OutboxMessageId } from './outbox.ts'

/** `delivered-locally` never left the machine; `accepted` is the provider's yes, not yet the guest's phone. */
export type DeliveryState = 'delivered-locally' | 'accepted' | 'failed'

/** What went to a guest, or to the platform itself, word for word. Mail to the platform is of no reservation and no outbox. */
export interface SentMessage {
  readonly id: string
  readonly outboxMessageId: OutboxMessageId | null
  readonly organisationId: OrganisationId | null
  readonly reservationId: ReservationId | null
  readonly channel: MessageChannel
  readonly type: NotificationType
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly MessageAttachment[]
  readonly links: readonly string[]
  readonly deliveryState: DeliveryState
  readonly providerMessageId: string | null
  readonly error: string | null
  readonly sentAt: Temporal.Instant
}

export interface CommunicationFilter {
  readonly id?: string
  readonly reservationId?: ReservationId
  readonly deliveryState?: DeliveryState
  readonly limit: number
}

export interface CommunicationHistory {
  add(message: SentMessage): Promise<void>
  /** Newest first. */
  list(filter: CommunicationFilter): Promise<readonly SentMessage[]>
}
