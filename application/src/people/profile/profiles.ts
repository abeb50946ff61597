import type { Language } from '@camp/domain/languages/language.ts'
import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What a person tells about themselves, apart from how they are reached. */
export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly allergies: string | null
  readonly language: Language
  readonly verificationPreference: VerificationPreference
}

/** A cell number with the country that it was typed under. */
export interface CellContact {
  /** ISO 3166, `ZA` (rule C7). */
  readonly countryId: string | null
  /** With its plus sign: `+27`. */
  readonly countryCode: string | null
  readonly cell: string | null
}

/**
 * To marketing by e-mail (POPIA s69): the moment and the wording prove a yes; a no keeps when it was said.
 */
export type MarketingConsent =
  | { readonly kind: 'given'; readonly at: Temporal.Instant; readonly wording: string }
  | { readonly kind: 'withdrawn'; readonly at: Temporal.Instant }
  | { readonly kind: 'never-given' }

export interface Profile extends PersonalDetails, CellContact {
  /** Signs in as the address does. */
  readonly username: string | null
  readonly email: string
  /** Waits for its code; the old address counts until then. */
  readonly pendingEmail: string | null
  readonly isEmailVerified: boolean
  readonly isCellVerified: boolean
  readonly hasPassword: boolean
  readonly marketing: MarketingConsent
}

export type UsernameTaken = { readonly code: 'username-taken' }

export interface Profiles {
  find(id: UserId): Promise<Profile | undefined>
  /** Null has none any more; refused when another account has it (case ignored). */
  saveUsername(id: UserId, username: string | null): Promise<Result<void, UsernameTaken>>
  saveDetails(id: UserId, details: PersonalDetails): Promise<void>
  /** A number that differs from the one before is not verified any more. */
  saveCell(id: UserId, cell: CellContact): Promise<void>
  /** Null forgets the one that waits. */
  savePendingEmail(id: UserId, email: string | null): Promise<void>
  saveMarketing(id: UserId, consent: Exclude<MarketingConsent, { readonly kind: 'never-given' }>): Promise<void>
}
