import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AskedId, HtiBookingView, HtiKind } from '../hti-messages.ts'

/** Nights of a room, the last one included. */
export interface ToldNights {
  readonly roomCode: string
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  readonly isFree: boolean
}

/** A booking under the id that it has there. */
export interface ToldBooking {
  /** Theirs first where it is known, then ours. */
  readonly ids: readonly AskedId[]
  readonly booking: HtiBookingView
}

/** What we say to the channel. */
export type HtiQuestion =
  | { readonly kind: 'PING' }
  | { readonly kind: 'HOTEL_DESCRIPTIVE_INFO'; readonly hotelCode: string }
  | { readonly kind: 'AVAILABILITY_QUERY'; readonly hotelCode: string; readonly nights: readonly ToldNights[] }
  | (ToldBooking & {
      readonly kind: 'BOOKING_CREATE' | 'BOOKING_UPDATE'
      /** It may have been heard before. */
      readonly isRepeated: boolean
    })
  | { readonly kind: 'BOOKING_CANCEL'; readonly ids: readonly AskedId[] }
  | { readonly kind: 'BOOKING_READ'; readonly ids: readonly AskedId[] }

/** What the channel said to it. */
export interface HtiReplied {
  readonly kind: HtiKind
  /** None: it did what it was asked. */
  readonly errors: readonly { readonly code: number | null; readonly text: string }[]
  /** Of the booking there. */
  readonly theirId: string | null
  readonly isCancelled: boolean
  readonly rooms: readonly { readonly code: string; readonly name: string }[]
}
