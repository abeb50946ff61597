import { longestEmail } from '@camp/domain/people/email-address.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export const noContactAnswers = { name: '', email: '', subject: '', message: '' }

/** As typed. */
export type ContactAnswers = Readonly<typeof noContactAnswers>

export type ContactProblemCode =
  | Extract<TextKey<'contact'>, `${keyof ContactAnswers}Missing`>
  | Extract<TextKey<'contact'>, 'emailInvalid' | 'tooLong'>

/** Characters. */
export const longestContactAnswers = { name: 100, email: longestEmail, subject: 150, message: 5000 } as const
