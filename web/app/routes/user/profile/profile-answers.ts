import type { CellContact, PersonalDetails } from '@camp/application/people/profile/profiles.ts'
import { type Language, languageFrom } from '@camp/domain/languages/language.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { isEmail, manyLines, typedLine } from '#app/components/content/enquiry/read-enquiry.ts'
import { knownCountry } from '#app/components/guest-details/country-choices.ts'
import { readCell } from '#app/components/guest-details/read-cell.ts'
import type { ProfileProblem } from './profile-problems.ts'

/** As typed; never a password or a code. */
export interface ProfileAnswers {
  readonly firstName: string
  readonly lastName: string
  readonly allergies: string
  readonly language: Language
  readonly verificationPreference: 'SMS' | 'WHATSAPP'
  readonly email: string
  readonly country: string
  readonly cell: string
}

/** Characters. */
export const longestFields = { firstName: 100, lastName: 100, allergies: 1000, email: 254 } as const

type Read<Value> = Result<Value, { readonly problems: readonly ProfileProblem[] }>

export function readDetails(form: FormData): Partial<ProfileAnswers> {
  return {
    firstName: typedLine(form, 'firstName'),
    lastName: typedLine(form, 'lastName'),
    allergies: manyLines(form, 'allergies'),
    language: languageFrom(typedLine(form, 'language')),
    verificationPreference: typedLine(form, 'verificationPreference') === 'WHATSAPP' ? 'WHATSAPP' : 'SMS',
  }
}

export function judgeDetails(answers: Partial<ProfileAnswers>): Read<PersonalDetails> {
  const { firstName = '', lastName = '', allergies = '', language = 'en', verificationPreference = 'SMS' } = answers
  const problems: ProfileProblem[] = []
  if (firstName === '') problems.push({ field: 'firstName', code: 'first-name-missing' })
  if (lastName === '') problems.push({ field: 'lastName', code: 'last-name-missing' })
  problems.push(...tooLong({ firstName, lastName, allergies }))
  if (problems.length > 0) return refused({ problems })
  return accepted({ firstName, lastName, allergies: allergies || null, language, verificationPreference })
}

export function readContact(form: FormData): Partial<ProfileAnswers> {
  return { email: typedLine(form, 'email'), country: knownCountry(typedLine(form, 'country')), cell: typedLine(form, 'cell') }
}

/** Without a number nobody is messaged by phone; that is allowed. */
export function judgeContact(answers: Partial<ProfileAnswers>): Read<{ readonly email: string; readonly cell: CellContact }> {
  const { email = '', country = knownCountry(undefined), cell = '' } = answers
  const problems: ProfileProblem[] = [...tooLong({ email })]
  if (email === '') problems.push({ field: 'email', code: 'email-missing' })
  else if (!isEmail(email)) problems.push({ field: 'email', code: 'email-invalid' })
  const number = cell === '' ? null : readCell(cell, country)
  if (number && !number.ok) problems.push({ field: 'cell', code: 'cell-invalid' })
  if (problems.length > 0) return refused({ problems })
  const typed = number?.ok ? number.value : { countryCode: null, cell: null }
  return accepted({ email, cell: { countryId: country, ...typed } })
}

function tooLong(answers: Partial<Record<keyof typeof longestFields, string>>): readonly ProfileProblem[] {
  return (Object.keys(answers) as (keyof typeof longestFields)[])
    .filter((field) => (answers[field] ?? '').length > longestFields[field])
    .map((field) => ({ field, code: 'too-long', most: longestFields[field] }))
}
