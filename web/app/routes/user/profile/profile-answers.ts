import type { Language } from '@camp/domain/languages/language.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { longestAllergies } from '@camp/domain/reservations/guest-texts.ts'
import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'

/** As typed; never a password or a code. */
export interface ProfileAnswers {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly allergies: string
  readonly language: Language
  readonly verificationPreference: VerificationPreference
  readonly email: string
  readonly country: string
  readonly cell: string
}

/** Characters. */
export const longestFields = { firstName: longestKeptName, lastName: longestKeptName, allergies: longestAllergies } as const
