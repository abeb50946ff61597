import type { Language } from '@camp/domain/languages/language.ts'
import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface NewGuest {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly countryCode: string | null
  readonly cell: string | null
  readonly verificationPreference: VerificationPreference
  readonly language: Language
  /** Consent to marketing, stored with its time and wording; absent when not given. */
  readonly marketingConsent: { readonly at: Temporal.Instant; readonly wording: string } | null
}

export interface Users {
  /**
   * The account of this e-mail address (case ignored), made unverified with role USER when there is none.
   * Of an existing one only the first consent to marketing is kept (rule U21): whoever books may type any
   * address, so none that was withdrawn comes back.
   */
  findOrCreateGuest(guest: NewGuest): Promise<UserId>
}
