import { languages } from '@camp/domain/languages/language.ts'
import { z } from 'zod'
import { emailInput } from './email-input.ts'

const language = z.enum(languages).default('en')

/** An e-mail address, or a number and how to reach it. */
export const contactInput = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('email'), email: emailInput, language }),
  z.strictObject({
    channel: z.enum(['sms', 'app']),
    countryCode: z.string().regex(/^\+[1-9]\d{0,3}$/, 'Must be a phone code such as +27'),
    cell: z.string().regex(/^[\d ()-]{5,20}$/, 'Must be a number such as 0821234567'),
    language,
  }),
])

export const contactCodeInput = z.strictObject({ key: z.string().min(1).max(100), code: z.string().min(1).max(20) })
