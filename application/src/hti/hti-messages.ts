import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

/** What the channel and we ask each other, one pair of OpenTravel messages each. */
export const htiKinds = [
  'PING',
  'AVAILABILITY_QUERY',
  'BOOKING_CREATE',
  'BOOKING_UPDATE',
  'BOOKING_CANCEL',
  'BOOKING_READ',
  'HOTEL_DESCRIPTIVE_INFO',
] as const
export type HtiKind = (typeof htiKinds)[number]

/** How a message came, which its answer follows. */
export interface HtiEnvelope {
  readonly isSoap: boolean
  readonly echoToken: string | null
  /** As the sender dates it; null where nobody can tell. */
  readonly at: Temporal.Instant | null
  readonly target: 'Test' | 'Production' | null
}

/** As a RequestorID says it. */
export interface HtiCredentials {
  readonly userName: string
  readonly password: string
}

/** As it was sent: nothing is judged yet. */
export interface AskedGuests {
  /** 7 infants, 8 children, 10 adults, 11 seniors. */
  readonly ageCode: number | null
  readonly age: number | null
  readonly count: number | null
}

export interface AskedRoom {
  readonly roomCode: string | null
  readonly units: number | null
  readonly guests: readonly AskedGuests[]
}

export interface AskedStay {
  readonly hotelCode: string | null
  readonly start: string | null
  readonly end: string | null
}

/** Characters of what a channel names bookings and properties by. */
export const longestId = 64

export interface AskedId {
  readonly id: string
  readonly context: string | null
}

export interface AskedBooking {
  /** Theirs and ours, the first is the one that the message is about. */
  readonly ids: readonly AskedId[]
  readonly rooms: readonly (AskedStay & AskedRoom & { readonly total: string | null; readonly currency: string | null })[]
  readonly guest: {
    readonly firstName: string | null
    readonly lastName: string | null
    readonly email: string | null
    readonly phone: string | null
  }
  readonly comments: readonly string[]
}

export type HtiAsk =
  | { readonly kind: 'PING'; readonly echoData: string }
  | { readonly kind: 'HOTEL_DESCRIPTIVE_INFO'; readonly hotelCodes: readonly string[] }
  | { readonly kind: 'AVAILABILITY_QUERY'; readonly stays: readonly (AskedStay & { readonly rooms: readonly AskedRoom[] })[] }
  | {
      readonly kind: 'BOOKING_CREATE' | 'BOOKING_UPDATE'
      readonly status: string | null
      readonly bookings: readonly AskedBooking[]
    }
  | {
      readonly kind: 'BOOKING_CANCEL'
      readonly isCommit: boolean
      readonly ids: readonly AskedId[]
      readonly reason: string | null
    }
  | {
      readonly kind: 'BOOKING_READ'
      readonly ids: readonly AskedId[]
      /** What changed between these moments, at one property. */
      readonly window: AskedStay | null
    }

export interface HtiMessage {
  readonly envelope: HtiEnvelope
  readonly requestor: HtiCredentials | null
  readonly ask: HtiAsk
}

/** A type of list EWT and a code of list ERR. */
export interface HtiError {
  readonly type: 3 | 4 | 6 | 10 | 12 | 13
  readonly code: number
  readonly text: string
}

export type HtiWarning = Omit<HtiError, 'type'> & { readonly type: 3 | 11 }

export interface HtiRoomView {
  readonly code: string
  readonly name: string
  readonly mostGuests: number
}

export interface HtiHotelView {
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly description: string
  readonly latitude: number
  readonly longitude: number
  readonly addressLines: readonly string[]
  readonly city: string
  readonly postalCode: string | null
  readonly provinceCode: string
  readonly countryCode: string
  readonly phone: string | null
  readonly email: string | null
  readonly rooms: readonly HtiRoomView[]
}

export interface HtiOffer {
  readonly hotelCode: string
  readonly roomCode: string
  readonly stay: StayDates
  readonly party: Party
  readonly nights: readonly { readonly date: Temporal.PlainDate; readonly price: Money }[]
  readonly total: Money
}

export type HtiBookingState = 'Reserved' | 'Requested' | 'Cancelled' | 'No-show' | 'In-house' | 'Checked out'

/** A booking as both sides know it. */
export interface HtiBookingView {
  readonly theirId: string
  readonly theirContext: string | null
  readonly ourReference: string
  readonly state: HtiBookingState
  readonly hotelCode: string
  readonly createdAt: Temporal.Instant
  readonly changedAt: Temporal.Instant
  readonly rooms: readonly Omit<HtiOffer, 'hotelCode'>[]
  readonly guest: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phone: string | null }
}

export type HtiAnswer =
  | { readonly kind: 'PING'; readonly echoData: string }
  | { readonly kind: 'HOTEL_DESCRIPTIVE_INFO'; readonly hotels: readonly HtiHotelView[] }
  | { readonly kind: 'AVAILABILITY_QUERY'; readonly offers: readonly HtiOffer[]; readonly warnings: readonly HtiWarning[] }
  | {
      readonly kind: 'BOOKING_CREATE' | 'BOOKING_UPDATE'
      readonly booking: HtiBookingView
      readonly warnings: readonly HtiWarning[]
    }
  | {
      readonly kind: 'BOOKING_CANCEL'
      /** Before a commit it is only told what cancelling costs. */
      readonly isCancelled: boolean
      readonly booking: HtiBookingView
      readonly charge: Money
    }
  | { readonly kind: 'BOOKING_READ'; readonly bookings: readonly HtiBookingView[]; readonly warnings: readonly HtiWarning[] }

/** The answer to one message: what was asked for, or why not. */
export type HtiReply = HtiAnswer | { readonly kind: HtiKind; readonly errors: readonly HtiError[] }

/** No message that could be asked for anything. */
export type HtiFault = 'malformed' | 'unrecognized-root' | 'too-large' | 'wrong-charset'
