import type { CorrectedGuest } from '@camp/application/desk/correct-guest.ts'
import { languageFrom } from '@camp/domain/languages/language.ts'
import { longestEmail } from '@camp/domain/people/email-address.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { defaultCountry } from '#app/components/guest-details/country-choices.ts'
import { readCell } from '#app/components/guest-details/read-cell.ts'
import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'
import { readable } from '#app/forms/form-fields.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'

export type DetailsProblemCode = 'name-missing' | 'text-too-long' | 'email-invalid' | 'cell-invalid'

const { text, emailOrNothing, readBy } = readable<DetailsProblemCode>()
const tooLong = 'text-too-long'
const nothing = z.literal('')
/** With its own plus sign of any country; all others are South African. */
const typedNumber = readBy((typed) => {
  const number = readCell(typed, defaultCountry)
  return number.ok ? number.value : null
})('cell-invalid')

const detailsForm = z
  .object({
    firstName: text(100, { missing: 'name-missing', tooLong }),
    lastName: text(100, { tooLong }),
    email: text(longestEmail, { tooLong }).pipe(emailOrNothing('email-invalid')),
    cell: z.union([nothing.transform(() => null), typedNumber]),
    preference: z.string(),
    language: z.string(),
    specialRequest: text(2000, { tooLong }),
  })
  .transform(({ cell, preference, language, specialRequest, ...named }): CorrectedGuest => {
    const verificationPreference = preference === 'SMS' ? 'SMS' : 'WHATSAPP'
    const number = { countryCode: cell?.countryCode ?? null, cell: cell?.cell ?? null }
    const rest = { verificationPreference, language: languageFrom(language), specialRequest: specialRequest || null } as const
    return Object.assign(named, number, rest)
  })

const empty = { firstName: '', lastName: '', email: '', cell: '', preference: '', language: '', specialRequest: '' }

/** Who stays, as the desk corrected it; the first thing that cannot be read. */
export function readDetails(answers: ActAnswers): Result<CorrectedGuest, { readonly code: DetailsProblemCode }> {
  const read = readTyped<typeof detailsForm, DetailsProblemCode>(detailsForm, Object.assign({}, empty, answers))
  if (read.ok) return accepted(read.value)
  return refused({ code: read.refusal.problems[0]?.code ?? 'name-missing' })
}
