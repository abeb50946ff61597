import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import type { NotificationType } from '@camp/domain/messaging/notification.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../../shared/listing.ts'

export interface SmsListing {
  readonly id: string
  readonly sentAt: Temporal.Instant
  /** International digits. */
  readonly to: string
  readonly type: NotificationType
  /** Null where it is of no reservation: relayed, or a code. */
  readonly organisationName: string | null
  readonly simpleReference: string | null
  readonly deliveryState: DeliveryState
  readonly error: string | null
  /** As the provider billed it, else as counted when it went out. */
  readonly parts: number
  /** Null until the provider has said. */
  readonly credits: number | null
}

export interface SmsFilter {
  /** Null: any. */
  readonly states: readonly DeliveryState[] | null
  /** From the first, up to and without the second; null: whenever. */
  readonly sent: { readonly from: Temporal.Instant; readonly until: Temporal.Instant } | null
}

export const smsSorts = ['sentAt', 'state', 'parts', 'credits'] as const
export type SmsSort = (typeof smsSorts)[number]

/** Searched by digits of a reference or of the end of a number, at least three; fewer find all. */
export type SmsQuery = SmsFilter & Listing<SmsSort>

/** Of all pages, as the total is. */
export interface SmsList extends ListedPage<SmsListing> {
  /** Of those that the provider took. */
  readonly parts: number
  readonly credits: number
}

/** The SMS of the communications history, with what they cost. */
export interface SmsMessages {
  /** What is alike in the order asked for stands newest first; credits that nobody said count as none. */
  list(query: SmsQuery): Promise<SmsList>
  /** Null leaves what is known. Nothing happens for a message that is not ours. */
  noteCost(cost: {
    readonly providerMessageId: string
    readonly parts: number | null
    readonly credits: number | null
  }): Promise<void>
}
