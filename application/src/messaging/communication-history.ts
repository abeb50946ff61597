import type { DeliveryState, ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel, NotificationType } from '@camp/domain/messaging/notification.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MessageAttachment } from './message-composer.ts'
import type { OutboxMessageId } from './outbox.ts'

/**
 * What went to a guest, or to the platform itself, word for word. Mail to the platform is of no reservation
 * and no outbox.
 */
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
  /** When it came into its delivery state, by the provider's clock; absent while nothing was reported. */
  readonly deliveryStateAt?: Temporal.Instant
}

export interface ProviderKey {
  readonly channel: MessageChannel
  readonly providerMessageId: string
}

/** What a provider says of a message that it took. */
export interface DeliveryReport extends ProviderKey {
  readonly state: ReportedState
  /** Without addresses and numbers. */
  readonly error: string | null
  readonly at: Temporal.Instant
  /** Our own, where the provider gives it back: it finds a message that the provider never answered for. */
  readonly messageId?: OutboxMessageId
}

/** Which reports are about a message: by the provider's id for it, or by ours. */
export type ReportKey = Pick<DeliveryReport, 'channel' | 'messageId'> & { readonly providerMessageId: string | null }

export interface CommunicationFilter {
  readonly id?: string
  readonly reservationId?: ReservationId
  readonly deliveryState?: DeliveryState
  readonly channel?: MessageChannel
  readonly outboxMessageIds?: readonly OutboxMessageId[]
  /**
   * Only what a guest of this machine got: it never left it, and the provider's stand-in did not refuse it.
   */
  readonly staysLocal?: true
  readonly limit: number
}

export interface CommunicationHistory {
  add(message: SentMessage): Promise<void>
  /** Newest first. */
  list(filter: CommunicationFilter): Promise<readonly SentMessage[]>

  /**
   * The newest message that the provider knows by its id, otherwise the newest unanswered one with our id.
   * Nobody adds it, changes it or keeps a report of it until the transaction ends.
   */
  forReport(key: ProviderKey & Pick<DeliveryReport, 'messageId'>): Promise<SentMessage | undefined>

  /** Sets state, time, error and the provider's id; which state follows which is for the caller to judge. */
  noteDelivery(
    id: string,
    delivery: Pick<SentMessage, 'deliveryState' | 'providerMessageId' | 'error'> & { readonly at: Temporal.Instant },
  ): Promise<void>

  /** Of these, who got them and what they said; that they went out stays counted. */
  forgetReaders(ids: readonly string[]): Promise<void>

  /**
   * A report on a message that is not there yet. Repeats are one; those received more than two days before
   * go.
   */
  keepEarlyReport(report: DeliveryReport, receivedAt: Temporal.Instant): Promise<void>

  /** The reports that came before the message, the oldest first; they are gone afterwards. */
  takeEarlyReports(key: ReportKey): Promise<readonly DeliveryReport[]>
}
