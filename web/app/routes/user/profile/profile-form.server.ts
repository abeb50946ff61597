import type { PersonalDetails } from '@camp/application/people/profile/profiles.ts'
import type { SessionId } from '@camp/application/people/sessions.ts'
import { languageFrom, languages } from '@camp/domain/languages/language.ts'
import { verificationPreferences } from '@camp/domain/reservations/reservation.ts'
import { z } from 'zod'
import { channel } from '#app/components/auth/auth-forms.server.ts'
import { knownCountry } from '#app/components/guest-details/country-choices.ts'
import { typedCell } from '#app/components/guest-details/typed-cell.server.ts'
import { asPosted, choice, line, lines, oneLine, readable } from '#app/forms/form-fields.server.ts'
import { longestFields as longest } from './profile-answers.ts'
import type { ProfileProblemCode } from './profile-problems.ts'

export const anyProfileForm = z.object({ csrfToken: asPosted, go: line })

export const detailsForm = z.object({
  firstName: oneLine,
  lastName: oneLine,
  username: oneLine,
  allergies: lines,
  language: line.transform(languageFrom),
  verificationPreference: choice(verificationPreferences, 'SMS'),
})

export const ownContactForm = z
  .object({ email: oneLine, country: line.transform(knownCountry), cell: oneLine, contactPassword: asPosted })
  .transform(({ contactPassword, ...answers }) => ({ answers, password: contactPassword }))

export const codeForm = z.object({ channel })
export const proofForm = z.object({ code: line })
export const marketingForm = z.object({ consents: line.transform((text) => text === 'yes') })
export const passwordForm = z.object({ currentPassword: asPosted, newPassword: asPosted })
export const sessionForm = z.object({ session: line.transform((text) => text as SessionId) })
export const cardForm = z.object({ card: line })

const { text, email, filled } = readable<ProfileProblemCode>()
const tooLong = 'too-long'

export const personalDetails = z
  .object({
    firstName: text(longest.firstName, { missing: 'first-name-missing', tooLong }),
    lastName: text(longest.lastName, { missing: 'last-name-missing', tooLong }),
    allergies: text(longest.allergies, { tooLong }),
    language: z.enum(languages),
    verificationPreference: z.enum(verificationPreferences),
  })
  .transform(({ allergies, ...details }): PersonalDetails => ({ ...details, allergies: allergies || null }))

/** Without a number nobody is messaged by phone; that is allowed. */
export const contactFacts = z.object({
  email: email({ missing: 'email-missing', tooLong, invalid: 'email-invalid' }),
  cell: typedCell<ProfileProblemCode>({ invalid: 'cell-invalid' }),
})

export const provedCode = z.object({ code: filled('code-missing') })
const newPassword = filled('new-password-missing')
/** Of an account that has none yet. */
export const firstPassword = z.object({ currentPassword: z.string(), newPassword })
export const changedPassword = z.object({ currentPassword: filled('current-password-missing'), newPassword })
