import type { CancellationPolicy } from '../cancellation/cancellation-policy.ts'
import type { PaymentRule } from '../deposit/payment-rule.ts'
import type { Language } from '../languages/language.ts'
import type { PlotQuote } from '../pricing/plot-quote.ts'
import type { OrganisationId, PlotId, ReservationId, SiteId, SpecialTermId, UserId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { Equipment, Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import type { OfflineFacts } from './offline-facts.ts'

export const reservationStatuses = [
  'temporaryHold',
  'pending',
  'partiallyPaid',
  'confirmed',
  'completed',
  'cancelled',
  'noShow',
] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/**
 * One plot of a reservation with the guests who sleep there; the price and the rule are kept as they were
 * when it was held.
 */
export interface ReservedPlot {
  readonly plotId: PlotId
  readonly siteId: SiteId
  readonly plotName: string
  readonly siteName: string
  readonly party: Party
  readonly equipment: Equipment
  /** Guests that count towards the plot's `paxMax`; stored, because the rule of the plot may change later. */
  readonly pax: number
  /** Whether other parties may share the plot up to its `paxMax`. */
  readonly isShared: boolean
  readonly quote: PlotQuote
  readonly paymentRule: PaymentRule | null
}

export const verificationPreferences = ['SMS', 'WHATSAPP'] as const
export type VerificationPreference = (typeof verificationPreferences)[number]

/**
 * What the guest told us about themselves on `/reserve`. Allergies are health data: shown to the campsite
 * alone.
 */
export interface GuestDetails {
  /** Null for somebody who phoned or walked in and left no e-mail address. */
  readonly userId: UserId | null
  readonly firstName: string
  readonly lastName: string
  /** Empty where staff booked for somebody who left none. */
  readonly email: string
  /** With its plus sign: `+27`. */
  readonly countryCode: string | null
  /** As typed, digits with an optional leading zero: `0821234567`. */
  readonly cell: string | null
  readonly verificationPreference: VerificationPreference
  readonly language: Language
  readonly specialRequest: string | null
  readonly allergies: string | null
  readonly vehiclePlate: string | null
}

interface Booked {
  /** 128 random bits or more: the id in a link is its key (rule L9). */
  readonly id: ReservationId
  readonly organisationId: OrganisationId
  /** Counts the writes; a writer that read an older version is refused. */
  readonly version: number
  /** Three groups of three digits; unique, a label and never a key (rule L8). */
  readonly simpleReference: string
  readonly stay: StayDates
  readonly plots: readonly ReservedPlot[]
  /** The sum of the plots. */
  readonly amountDue: Money
  /** Captured payments minus refunds. */
  readonly amountPaid: Money
  /** As it stood when the plots were held. */
  readonly cancellationPolicy: CancellationPolicy
  readonly createdAt: Temporal.Instant
  /** Of the status, or of money that was taken off it again: what is owed is due from then on. */
  readonly statusDate: Temporal.Instant
}

interface Submitted {
  readonly guest: GuestDetails
  readonly submittedAt: Temporal.Instant
  readonly termsAcceptedAt: Temporal.Instant
  readonly acceptedTermIds: readonly SpecialTermId[]
  readonly payInFull: boolean
  readonly amountDueUpFront: Money
  /** When the balance is due; null when nothing remains after the first payment. */
  readonly dueDate: Temporal.PlainDate | null
  readonly vatPercentage: number
  /** When the desk received the guests; null before that, and after it was undone. */
  readonly checkedInAt: Temporal.Instant | null
  /** A random value (rule L9), once the desk has given one out. */
  readonly gateCode: string | null
  /** Absent where the guest booked online. */
  readonly offline?: OfflineFacts | undefined
}

export type CancelledBy = 'guest' | 'staff' | 'system'
export const cancellationReasons = [
  'abandoned',
  'hold-expired',
  'confirmation-expired',
  'guest-cancelled',
  'staff-cancelled',
  'balance-overdue',
  'transfer-missing',
] as const
export type CancellationReason = (typeof cancellationReasons)[number]

export interface Cancellation {
  readonly by: CancelledBy
  readonly reason: CancellationReason
  readonly note: string | null
  /** What comes back, by whatever way. */
  readonly refundAmount: Money
  /** The voucher that is given for it; absent: it comes back as money. */
  readonly voucher?: { readonly code: string; readonly expiresOn: Temporal.PlainDate } | undefined
}

export type HeldReservation = Booked & {
  readonly status: 'temporaryHold'
  readonly expiryDate: Temporal.Instant
  readonly isExtended: boolean
}

export type PendingReservation = Booked & Submitted & { readonly status: 'pending'; readonly expiryDate: Temporal.Instant }

export type PartiallyPaidReservation = Booked & Submitted & { readonly status: 'partiallyPaid' }

export type ConfirmedReservation = Booked & Submitted & { readonly status: 'confirmed' }

export type CompletedReservation = Booked &
  Submitted & {
    readonly status: 'completed'
    readonly checkedOutAt: Temporal.Instant | null
    /** Who said that they would pay what was open when the guests left; absent: nobody was named. */
    readonly owedBy?: string | undefined
    /** When the desk gave up what was still open; absent: it did not. */
    readonly writtenOffAt?: Temporal.Instant | undefined
  }

export type NoShowReservation = Booked & Submitted & { readonly status: 'noShow' }

/**
 * A hold that was abandoned never had a guest; every other cancelled reservation keeps what was submitted.
 */
export type CancelledReservation = Booked & {
  readonly status: 'cancelled'
  readonly cancellation: Cancellation
  readonly submitted: Submitted | null
}

export type SubmittedReservation =
  | PendingReservation
  | PartiallyPaidReservation
  | ConfirmedReservation
  | CompletedReservation
  | NoShowReservation

export type Reservation = HeldReservation | SubmittedReservation | CancelledReservation

export type SubmittedFacts = Submitted

/**
 * Who moved a reservation from one status to the next, when and why; the history is a path in the transition
 * table.
 */
export interface StatusChange {
  readonly from: ReservationStatus | null
  readonly to: ReservationStatus
  readonly at: Temporal.Instant
  readonly by: string
  readonly why: string
}
