import type { DocumentVersion } from '@camp/domain/documents/document.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { ReservationStatus, VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SignedInPayer } from '../payments/signed-in-payer.ts'

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
  /** The guest has a voucher: they pay on our own page, which asks the gateway for what it leaves. */
  readonly hasVoucher?: boolean
  /** Whoever is signed in at the browser that submits. */
  readonly payer?: SignedInPayer | null
}

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
