import { languageFrom } from '@camp/domain/languages/language.ts'
import { isPersonName } from '@camp/domain/people/person-name.ts'
import { verificationPreferences } from '@camp/domain/reservations/reservation.ts'
import { z } from 'zod'
import { knownCountry } from '#app/components/guest-details/country-choices.ts'
import { typedCell } from '#app/components/guest-details/typed-cell.server.ts'
import { choice, isOn, isTicked, line, lines, readable, several } from '#app/forms/form-fields.server.ts'
import { type DetailsProblemCode, longestAnswers as longest } from './problem-text.ts'
import { goes, steps } from './steps.ts'

/** Anything unknown is as if it had not been said. */
const guestForm = z.object({
  firstName: line,
  lastName: line,
  email: line,
  country: line.transform(knownCountry),
  cell: line,
  verificationPreference: choice(verificationPreferences, 'WHATSAPP'),
  language: line.transform(languageFrom),
  specialRequest: lines,
  allergies: lines,
  vehiclePlate: line,
  optIntoMarketing: isTicked,
  acceptedTermIds: several,
  acknowledgedDocumentIds: several,
  acceptsGeneralTerms: isTicked,
  payment: choice(['deposit', 'full'], 'deposit'),
})

export const reserveForm = guestForm
  .extend({ step: choice(steps, 'details'), go: choice(goes, 'next'), seen: line, keepCard: isOn, hasVoucher: isOn })
  .transform(({ step, go, seen, keepCard, hasVoucher, ...answers }) => {
    return { answers, from: step, go, hasSeenCheck: seen === 'check', remembersCard: keepCard, hasVoucher }
  })

const { text, email } = readable<DetailsProblemCode>()
const tooLong = 'tooLong'
const nameInvalid = 'nameInvalid'

/** The first step; the ticks of the second are judged by what the campsite asks for. */
export const guestDetails = z.object({
  firstName: text(longest.firstName, { missing: 'firstNameMissing', tooLong }).refine(isPersonName, { error: nameInvalid }),
  lastName: text(longest.lastName, { missing: 'lastNameMissing', tooLong }).refine(isPersonName, { error: nameInvalid }),
  email: email({ missing: 'emailMissing', tooLong, invalid: 'emailInvalid' }),
  cell: typedCell<DetailsProblemCode>({ missing: 'cellMissing', invalid: 'cellInvalid' }),
  specialRequest: text(longest.specialRequest, { tooLong }),
  allergies: text(longest.allergies, { tooLong }),
  vehiclePlate: text(longest.vehiclePlate, { tooLong }),
})
