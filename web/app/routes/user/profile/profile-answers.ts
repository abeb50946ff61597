import type { Language } from '@camp/domain/languages/language.ts'

/** As typed; never a password or a code. */
export interface ProfileAnswers {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly allergies: string
  readonly language: Language
  readonly verificationPreference: 'SMS' | 'WHATSAPP'
  readonly email: string
  readonly country: string
  readonly cell: string
}

/** Characters. */
export const longestFields = { firstName: 100, lastName: 100, allergies: 1000 } as const
