import { isEmail, manyLines, typedLine } from '#app/components/content/enquiry/read-enquiry.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/** As typed. */
export interface ContactAnswers {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

export const noContactAnswers: ContactAnswers = { name: '', email: '', subject: '', message: '' }

type Field = keyof ContactAnswers
type Missing = Extract<TextKey<'contact'>, `${Field}Missing`>

/** `field` is the id of its control; what is wrong with all of it has none. */
export type ContactProblem =
  | { readonly field: Field; readonly code: Missing | 'emailInvalid' }
  | { readonly field: Field; readonly code: 'tooLong'; readonly most: number }
  | { readonly field?: undefined; readonly code: 'tooMany' }

/** Characters. */
export const longestContactAnswers = { name: 100, email: 254, subject: 150, message: 5000 } as const satisfies Record<
  Field,
  number
>

export function readContactAnswers(form: FormData): ContactAnswers {
  return {
    name: typedLine(form, 'name'),
    email: typedLine(form, 'email'),
    subject: typedLine(form, 'subject'),
    message: manyLines(form, 'message'),
  }
}

export function contactProblems(answers: ContactAnswers): readonly ContactProblem[] {
  return (Object.keys(noContactAnswers) as Field[]).flatMap((field): ContactProblem[] => {
    const answer = answers[field]
    const most = longestContactAnswers[field]
    if (answer === '') return [{ field, code: `${field}Missing` }]
    if (answer.length > most) return [{ field, code: 'tooLong', most }]
    return field === 'email' && !isEmail(answer) ? [{ field, code: 'emailInvalid' }] : []
  })
}
