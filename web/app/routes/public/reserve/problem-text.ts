import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestName } from '@camp/domain/people/person-name.ts'
import { longestAllergies, longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { longestPlate } from '@camp/domain/reservations/staff-texts.ts'
import type { TextKey, Translator } from '#app/wording/catalogue.ts'
import type { GuestForm } from './guest-form.ts'

/** What is wrong with an answer; `field` is the id of its control. */
export type Problem =
  | { readonly field: string; readonly code: DetailsProblemCode | 'generalMissing' | 'tooManyBookings'; readonly most?: number }
  | { readonly field: string; readonly code: 'termMissing' | 'documentMissing'; readonly name: string }

export type DetailsProblemCode = Extract<
  TextKey<'reserve'>,
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'nameInvalid'
  | 'emailMissing'
  | 'emailInvalid'
  | 'cellMissing'
  | 'cellInvalid'
  | 'tooLong'
>

export interface Term {
  readonly id: string
  readonly name: string
  readonly type: 'Mandatory' | 'Optional'
  /** The id of a document holds its version. */
  readonly isDocument?: boolean
}

export function hasTicked(answers: GuestForm, { id, isDocument }: Pick<Term, 'id' | 'isDocument'>): boolean {
  return answers[isDocument ? 'acknowledgedDocumentIds' : 'acceptedTermIds'].includes(id)
}

/** Characters. */
export const longestAnswers = {
  firstName: longestName,
  lastName: longestName,
  email: longestEmail,
  specialRequest: longestSpecialRequest,
  allergies: longestAllergies,
  vehiclePlate: longestPlate,
} as const satisfies Partial<Record<keyof GuestForm, number>>

export function termField(id: string): string {
  return `term-${id}`
}

export function reserveProblemText(t: Translator<'reserve'>, problem: Problem): string {
  if ('name' in problem) return t(problem.code, { name: problem.name })
  if (problem.code === 'tooLong') return t('tooLong', { most: problem.most ?? 0 })
  return t(problem.code)
}
