import type { TextKey, Translator } from '#app/wording/catalogue.ts'
import type { GuestForm } from './guest-form.ts'

/** What is wrong with an answer; `field` is the id of its control. */
export type Problem =
  | { readonly field: string; readonly code: PlainCode }
  | { readonly field: string; readonly code: 'tooLong'; readonly most: number }
  | { readonly field: string; readonly code: 'termMissing' | 'documentMissing'; readonly name: string }

type PlainCode = Extract<
  TextKey<'reserve'>,
  'firstNameMissing' | 'lastNameMissing' | 'emailMissing' | 'emailInvalid' | 'cellMissing' | 'cellInvalid' | 'generalMissing'
>

export interface Term {
  readonly id: string
  readonly name: string
  readonly type: 'Mandatory' | 'Optional'
}

/** Characters. */
export const longestAnswers = {
  firstName: 100,
  lastName: 100,
  email: 254,
  cell: 30,
  specialRequest: 1000,
  allergies: 1000,
  vehiclePlate: 20,
} as const satisfies Partial<Record<keyof GuestForm, number>>

export function termField(id: string): string {
  return `term-${id}`
}

export function reserveProblemText(t: Translator<'reserve'>, problem: Problem): string {
  if (problem.code === 'tooLong') return t('tooLong', { most: problem.most })
  if ('name' in problem) return t(problem.code, { name: problem.name })
  return t(problem.code)
}
