import type { CorrectedGuest } from '@camp/application/desk/correct-guest.ts'
import { languageFrom } from '@camp/domain/languages/language.ts'
import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { defaultCountry } from '#app/components/guest-details/country-choices.ts'
import { readCell } from '#app/components/guest-details/read-cell.ts'
import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'
import { readable } from '#app/forms/form-fields.server.ts'
import { type FormFieldProblem, firstProblem, readTyped } from '#app/forms/read-form.server.ts'

export type DetailsProblemCode = 'name-missing' | 'text-too-long' | 'email-invalid' | 'cell-invalid'

const { text, emailOrNothing, readBy } = readable<DetailsProblemCode>()
const tooLong = 'text-too-long'
/** With its own plus sign of any country; all others are South African. Nothing typed is no number. */
const typedNumber = readBy((typed) => {
  if (typed === '') return { countryCode: null, cell: null }
  const number = readCell(typed, defaultCountry)
  return number.ok ? number.value : null
})('cell-invalid')

const detailsForm = z
  .object({
    firstName: text(longestKeptName, { missing: 'name-missing', tooLong }),
    lastName: text(longestKeptName, { tooLong }),
    email: text(longestEmail, { tooLong }).pipe(emailOrNothing('email-invalid')),
    cell: typedNumber,
    preference: z.string(),
    language: z.string(),
    specialRequest: text(longestSpecialRequest, { tooLong }),
  })
  .transform(({ cell, preference, language, specialRequest, ...named }): CorrectedGuest => {
    const verificationPreference = preference === 'SMS' ? 'SMS' : 'WHATSAPP'
    const rest = { verificationPreference, language: languageFrom(language), specialRequest: specialRequest || null } as const
    return Object.assign(named, cell, rest)
  })

const empty = { firstName: '', lastName: '', email: '', cell: '', preference: '', language: '', specialRequest: '' }

/** Who stays, as the desk corrected it; the first thing that cannot be read. */
export function readDetails(answers: ActAnswers): Result<CorrectedGuest, FormFieldProblem<DetailsProblemCode>> {
  const read = readTyped<typeof detailsForm, DetailsProblemCode>(detailsForm, Object.assign({}, empty, answers))
  return read.ok ? accepted(read.value) : refused(firstProblem(read.refusal))
}
