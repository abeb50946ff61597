import type {
  CreateOfflineReservationCommand,
  OfflineGuest,
} from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { languageFrom } from '@camp/domain/languages/language.ts'
import { offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { longestNote } from '@camp/domain/reservations/desk-note.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { verificationPreferences } from '@camp/domain/reservations/reservation.ts'
import { longestPaymentReference, longestPlate, longestPriceReason } from '@camp/domain/reservations/staff-texts.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { z } from 'zod'
import { readCell } from '#app/components/guest-details/read-cell.ts'
import { type PlotGuestsCode, plotGuests, rowAnswers } from '#app/components/staff/bookings/plot-guests.server.ts'
import { stayDates } from '#app/components/staff/bookings/stay-dates.server.ts'
import { answered, answeredWhole, formOfOneField, isAnsweredOn, readable } from '#app/forms/form-fields.server.ts'
import { type FormFieldProblem, readParts } from '#app/forms/read-form.server.ts'
import { type OfflineAnswers, rowCount } from './offline-answers.ts'

export type UnreadableCode =
  | PlotGuestsCode
  | 'dates-invalid'
  | 'email-invalid'
  | 'cell-invalid'
  | 'agreed-invalid'
  | 'amount-invalid'
  | 'date-invalid'
  | 'text-too-long'

export type Unreadable = FormFieldProblem<UnreadableCode>

type Command = Omit<CreateOfflineReservationCommand, 'actor' | 'orgSlug'>
type Wish = Command['plots'][number]

/** What was typed, as far as it can be read, and everything that cannot. */
export interface ReadOfflineForm {
  /** Null without dates. What cannot be read counts as not typed, so that the rest can be judged as well. */
  readonly command: Command | null
  readonly problems: readonly Unreadable[]
}

export function readOfflineForm(answers: OfflineAnswers): ReadOfflineForm {
  const { price, preference, language, email: typedEmail, cell: typedCell, ...choices } = offlineChoices.parse(answers)
  const problems: Unreadable[] = []
  const reading = <Parts extends Readonly<Record<string, z.ZodType>>>(parts: Parts) => {
    const read = readParts<Parts, UnreadableCode>(parts, answers)
    problems.push(...read.problems)
    return read.values
  }
  const { stay } = reading({ stay: stayDates })
  const plots = wishes(answers, problems)
  const { firstName, lastName, email, cell, ...asked } = reading(guestParts)
  const guest: OfflineGuest = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email || null,
    countryCode: cell?.countryCode ?? null,
    cell: cell?.cell ?? null,
    verificationPreference: preference,
    language,
    specialRequest: asked.specialRequest || null,
    allergies: null,
    vehiclePlate: asked.vehiclePlate || null,
  }
  const { agreed } = price === 'agreed' ? reading({ agreed: agreedTotal }) : { agreed: null }
  const { amount } = choices.isOfflinePayment && answers.amount ? reading({ amount: receivedCents }) : { amount: null }
  const { receipt } = amount ? reading({ receipt: receiptOfMoney }) : { receipt: null }
  const { notes } = reading({ notes: formOfOneField('notes', atMost(longestNote)) })
  const command = stay && {
    ...choices,
    stay,
    plots,
    guest,
    agreed,
    received: amount && receipt ? { ...receipt, amount: Money.cents(amount) } : null,
    notes: notes || null,
    // Without an address or a number there is nobody to tell, whatever is ticked.
    notifiesCamper: choices.notifiesCamper && (typedEmail !== '' || typedCell !== ''),
  }
  return { command, problems }
}

/** Ticks and choices: they can always be read. */
const offlineChoices = z
  .object({
    payment: answered,
    price: answered,
    notify: isAnsweredOn,
    acceptsTerms: isAnsweredOn,
    ignoreRules: isAnsweredOn,
    shownCents: answeredWhole,
    preference: z.enum(verificationPreferences).catch('WHATSAPP'),
    language: answered.transform(languageFrom),
    email: answered,
    cell: answered,
  })
  .transform(({ payment, notify, ignoreRules, shownCents, ...choices }) => ({
    ...choices,
    isOfflinePayment: payment !== 'online',
    notifiesCamper: notify,
    ignoresStayRules: ignoreRules,
    shownAmountDue: shownCents === null ? null : Money.cents(shownCents),
  }))

const { cents, date, emailOrNothing, text } = readable<UnreadableCode>()
const atMost = (most: number) => text(most, { tooLong: 'text-too-long' })

const guestParts = {
  firstName: formOfOneField('firstName', atMost(longestKeptName)),
  lastName: formOfOneField('lastName', atMost(longestKeptName)),
  email: formOfOneField('email', atMost(longestEmail).pipe(emailOrNothing('email-invalid'))),
  cell: z.object({ cell: answered, country: answered }).transform(({ cell, country }, issues) => {
    if (cell === '') return null
    const read = readCell(cell, country || 'ZA')
    if (read.ok) return read.value
    issues.addIssue({ code: 'custom', path: ['cell'], message: 'cell-invalid' satisfies UnreadableCode })
    return z.NEVER
  }),
  specialRequest: formOfOneField('specialRequest', atMost(longestSpecialRequest)),
  vehiclePlate: formOfOneField('vehiclePlate', atMost(longestPlate)),
}

const agreedTotal = z
  .object({ agreedTotal: answered.pipe(cents('agreed-invalid')), agreedReason: answered.pipe(atMost(longestPriceReason)) })
  .transform((typed) => ({ total: Money.cents(typed.agreedTotal), reason: typed.agreedReason }))

const receivedCents = formOfOneField('amount', cents('amount-invalid'))
const receiptOfMoney = z.object({
  method: z.enum(offlinePaymentMethods).catch('other'),
  paidOn: answered.pipe(date('date-invalid')),
  reference: answered.pipe(atMost(longestPaymentReference)).transform((typed) => typed || null),
})

const oneAdult: Wish['party'] = { numberOfAdults: 1, numberOfPensioners: 0, childrenAges: [] }

/** A row without a plot is one that nobody filled in. */
function wishes(answers: OfflineAnswers, problems: Unreadable[]): readonly Wish[] {
  return Array.from({ length: rowCount(answers) }, (_, row) => row).flatMap((row): readonly Wish[] => {
    const typed = rowAnswers(answers, row)
    if (!typed.plot) return []
    const { values, problems: ofRow } = readParts<typeof plotGuests, UnreadableCode>(plotGuests, typed)
    problems.push(...ofRow.map((problem) => ({ ...problem, field: `${problem.field}-${row}` })))
    const { party, ...equipment } = values
    return [{ plotId: typed.plot as PlotId, party: party ?? oneAdult, equipment }]
  })
}
