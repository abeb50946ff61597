import type { Language } from '@camp/domain/languages/language.ts'
import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'

/**
 * Everything a guest says on `/reserve`, as typed. Every step posts all of it, so that nothing is kept
 * anywhere else.
 */
export interface GuestForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** ISO 3166 code of the country of the cell number. */
  readonly country: string
  readonly cell: string
  readonly verificationPreference: VerificationPreference
  /** Of the messages. */
  readonly language: Language
  readonly specialRequest: string
  readonly allergies: string
  readonly vehiclePlate: string
  readonly optIntoMarketing: boolean
  readonly acceptedTermIds: readonly string[]
  /** Each with the version that was shown. */
  readonly acknowledgedDocumentIds: readonly string[]
  readonly acceptsGeneralTerms: boolean
  readonly payment: 'deposit' | 'full'
}

export const emptyGuestForm: GuestForm = {
  firstName: '',
  lastName: '',
  email: '',
  country: 'ZA',
  cell: '',
  verificationPreference: 'WHATSAPP',
  language: 'en',
  specialRequest: '',
  allergies: '',
  vehiclePlate: '',
  optIntoMarketing: false,
  acceptedTermIds: [],
  acknowledgedDocumentIds: [],
  acceptsGeneralTerms: false,
  payment: 'deposit',
}

/** The answers as the hidden fields that carry them on; the step on screen shows its own. */
export function hiddenFields(answers: GuestForm, shown: ReadonlySet<keyof GuestForm>): readonly (readonly [string, string])[] {
  return (Object.entries(answers) as [keyof GuestForm, GuestForm[keyof GuestForm]][]).flatMap(([name, value]) => {
    if (shown.has(name) || value === false || value === '') return []
    return (Array.isArray(value) ? value : [value === true ? 'yes' : value]).map((each): [string, string] => [name, String(each)])
  })
}
