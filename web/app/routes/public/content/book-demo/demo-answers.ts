import { longestEmail } from '@camp/domain/people/email-address.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export const provinceCodes = ['EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC'] as const

export const noDemoAnswers = { name: '', campsite: '', email: '', phone: '', province: '', plots: '', message: '' }

/** As typed. */
export type DemoAnswers = Readonly<typeof noDemoAnswers>

export type DemoProblemCode = Extract<
  TextKey<'bookDemo'>,
  `${keyof DemoAnswers}Missing` | `${keyof DemoAnswers}Invalid` | 'tooLong'
>

/** Characters. */
export const longestDemoAnswers = { name: 100, campsite: 150, email: longestEmail, phone: 30, plots: 4, message: 5000 } as const
