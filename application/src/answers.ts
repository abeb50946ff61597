import type { DocumentVersion } from '@camp/domain/documents/document.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { ReservationStatus, VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import type { DocumentId, PlotId, ReservationId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SignedInPayer } from './payments/signed-in-payer.ts'
import type { ReservationView } from './reservations/reservation-views.ts'

export type NotFound = { readonly code: 'not-found' }
export type NotPermitted = { readonly code: 'not-permitted' }
/** Somebody changed the thing after it was shown: what was agreed to by a click is no longer what would happen. */
export type ChangedMeanwhile = { readonly code: 'changed-meanwhile' }

/** In the words that clients know (rule C1); `plotIds` names the plots that were refused. */
export type HoldRefusal =
  | NotFound
  | { readonly code: 'booked' | 'weekend_rule' | 'criteria'; readonly plotIds: readonly PlotId[] }

export type ReservationConflict =
  | NotFound
  | { readonly code: 'expired' | 'already_cancelled' | 'plots_gone' | 'stay_begun' | 'wrong_state' }

export interface SubmitCommand {
  readonly id: ReservationId
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly countryCode: string | null
  readonly cell: string | null
  readonly verificationPreference: VerificationPreference
  readonly optIntoMarketing: boolean
  readonly specialRequest: string | null
  readonly allergies: string | null
  readonly vehiclePlate: string | null
  readonly language: Language
  readonly acceptedTermIds: readonly SpecialTermId[]
  readonly acknowledgedDocuments: readonly DocumentVersion[]
  readonly payInFull: boolean
  /** Whoever is signed in at the browser that submits. */
  readonly payer?: SignedInPayer | null
}

/** The guest has not yet agreed to what they must: terms, and documents in the wording of this moment. */
export type AgreementsMissing =
  | { readonly code: 'terms_missing'; readonly termIds: readonly SpecialTermId[] }
  | { readonly code: 'documents_missing'; readonly documentIds: readonly DocumentId[] }

/** Where to pay; absent when nothing is due online. */
export interface PaymentLink {
  readonly url: string
}

export interface Submitted {
  readonly id: ReservationId
  readonly organisationSlug: string
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly expiryDate: Temporal.Instant
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly dueDate: Temporal.PlainDate | null
  readonly payment: PaymentLink | null
}

export interface CancellationTermsView {
  readonly reservation: ReservationView
  readonly canCancel: boolean
  readonly reason: 'already_cancelled' | 'stay_begun' | 'wrong_state' | 'expired' | null
  readonly refundAmount: Money
  readonly refundPercentage: number
}

/** What became of a payment, however often it was reported. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly reservationId: ReservationId }
  | { readonly kind: 'pending'; readonly reservationId: ReservationId }
  | { readonly kind: 'declined'; readonly reservationId: ReservationId; readonly resultCode: string }
  | { readonly kind: 'cancelled'; readonly reservationId: ReservationId }
  /** The money came after the plots were gone; a refund task stands. */
  | { readonly kind: 'to-be-refunded'; readonly reservationId: ReservationId }
