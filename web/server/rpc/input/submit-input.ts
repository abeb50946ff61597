import { languages } from '@camp/domain/languages/language.ts'
import { isPersonName, longestName } from '@camp/domain/people/person-name.ts'
import { longestAllergies, longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { verificationPreferences } from '@camp/domain/reservations/reservation.ts'
import { longestPlate } from '@camp/domain/reservations/staff-texts.ts'
import type { DocumentId, ReservationId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { emailInput } from './email-input.ts'
import { idInput, storedIdInput } from './id-input.ts'
import { optionalText, plainTextInput } from './plain-text.ts'

const phoneCode = z.string().regex(/^\+[1-9]\d{0,3}$/, 'Must be a phone code such as +27')
const cellNumber = z.string().regex(/^[\d ()-]{5,20}$/, 'Must be a number such as 0821234567')
const name = plainTextInput(longestName).refine(isPersonName, `Must be a name of at most ${longestName} letters`)
const orNull = <Text extends z.ZodType<string>>(text: Text) => text.nullish().transform((value) => value ?? null)

/**
 * The guest's details. Without a phone code or a number the message by phone is skipped, and e-mail remains.
 */
export const submitInput = z
  .strictObject({
    id: idInput<ReservationId>(),
    firstName: name,
    lastName: name,
    email: emailInput,
    countryCode: orNull(phoneCode),
    cell: orNull(cellNumber),
    verificationPreference: z.enum(verificationPreferences),
    optIntoMarketing: z.boolean(),
    specialRequest: optionalText(longestSpecialRequest),
    allergies: optionalText(longestAllergies),
    vehiclePlate: optionalText(longestPlate),
    language: z.enum(languages).default('en'),
    termsAccepted: z.literal(true),
    acceptedTermIds: z.array(storedIdInput<SpecialTermId>()).max(100),
    acknowledgedDocuments: z
      .array(z.strictObject({ id: storedIdInput<DocumentId>(), version: z.int().min(1) }))
      .max(100)
      .default([]),
    payInFull: z.boolean(),
  })
  .transform(({ termsAccepted: _, ...details }) => details)
