import type {
  CreateOfflineReservationCommand,
  OfflineGuest,
} from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { languageFrom } from '@camp/domain/languages/language.ts'
import { type OfflinePaymentMethod, offlinePaymentMethods } from '@camp/domain/payments/offline-payment.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { type PartyRefusal, partyOnPlot } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { readCell } from '#app/components/guest-details/read-cell.ts'
import { type OfflineAnswers, rowCount } from './offline-answers.ts'

export type UnreadableCode =
  | 'dates-invalid'
  | 'party-invalid'
  | 'equipment-invalid'
  | 'email-invalid'
  | 'cell-invalid'
  | 'agreed-invalid'
  | 'amount-invalid'
  | 'date-invalid'
  | 'text-too-long'

export interface Unreadable {
  readonly code: UnreadableCode
  readonly field: string
}

type Command = Omit<CreateOfflineReservationCommand, 'actor' | 'orgSlug'>
type Wish = Command['plots'][number]

class NotReadable extends Error {
  readonly problem: Unreadable

  constructor(code: UnreadableCode, field: string) {
    super(code)
    this.problem = { code, field }
  }
}

/** The first thing that cannot be read says so. */
export function readOfflineForm(answers: OfflineAnswers): Result<Command, Unreadable> {
  try {
    return accepted(commandOf(answers))
  } catch (error) {
    if (error instanceof NotReadable) return refused(error.problem)
    throw error
  }
}

function commandOf(answers: OfflineAnswers): Command {
  const isOfflinePayment = answers.payment !== 'online'
  return {
    stay: stayOf(answers),
    plots: plotsOf(answers),
    guest: guestOf(answers),
    agreed: agreedOf(answers),
    isOfflinePayment,
    received: isOfflinePayment ? receivedOf(answers) : null,
    notes: text(answers, 'notes', 2000),
    notifiesCamper: answers.notify === 'on',
    acceptsTerms: answers.acceptsTerms === 'on',
    ignoresStayRules: answers.ignoreRules === 'on',
    shownAmountDue: /^\d{1,10}$/.test(answers.shownCents ?? '') ? Money.cents(Number(answers.shownCents)) : null,
  }
}

function stayOf({ arrival = '', departure = '' }: OfflineAnswers): StayDates {
  const [from, to] = [readDate(arrival), readDate(departure)]
  const stay = from && to && StayDates.between(from, to)
  if (!stay?.ok || stay.value.nightCount > longestStay) throw new NotReadable('dates-invalid', from ? 'departure' : 'arrival')
  return stay.value
}

/** A row without a plot is one that nobody filled in. */
function plotsOf(answers: OfflineAnswers): readonly Wish[] {
  return Array.from({ length: rowCount(answers) }, (_, row) => row)
    .filter((row) => answers[`plot-${row}`])
    .map((row) => ({
      plotId: answers[`plot-${row}`] as PlotId,
      party: partyIn(answers, row),
      equipment: { tents: equipmentIn(answers, `tents-${row}`), caravans: equipmentIn(answers, `caravans-${row}`) },
    }))
}

function partyIn(answers: OfflineAnswers, row: number): Wish['party'] {
  const ages = (answers[`ages-${row}`] ?? '').split(/[\s,;]+/).filter(Boolean)
  const count = (name: string) => Number(answers[`${name}-${row}`] || '0')
  const party = partyOnPlot({
    numberOfAdults: count('adults'),
    numberOfPensioners: count('pensioners'),
    childrenAges: ages.map(Number),
  })
  if (!party.ok) throw new NotReadable('party-invalid', `${fieldOfParty(party.refusal)}-${row}`)
  return party.value
}

function fieldOfParty(refusal: PartyRefusal): string {
  if (refusal.code === 'child-age-out-of-range') return 'ages'
  if (refusal.code === 'no-adult-or-pensioner') return 'adults'
  return { numberOfAdults: 'adults', numberOfPensioners: 'pensioners', numberOfChildren: 'ages' }[refusal.field]
}

function equipmentIn(answers: OfflineAnswers, name: string): number | null {
  const typed = answers[name] ?? ''
  if (typed === '') return null
  if (!/^\d{1,2}$/.test(typed)) throw new NotReadable('equipment-invalid', name)
  return Number(typed)
}

function guestOf(answers: OfflineAnswers): OfflineGuest {
  const email = text(answers, 'email', 200)
  if (email && !/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(email)) throw new NotReadable('email-invalid', 'email')
  const cell = answers.cell ? readCell(answers.cell, answers.country || 'ZA') : null
  if (cell && !cell.ok) throw new NotReadable('cell-invalid', 'cell')
  return {
    firstName: text(answers, 'firstName', 100) ?? '',
    lastName: text(answers, 'lastName', 100) ?? '',
    email,
    countryCode: cell?.value.countryCode ?? null,
    cell: cell?.value.cell ?? null,
    verificationPreference: answers.preference === 'SMS' ? 'SMS' : 'WHATSAPP',
    language: languageFrom(answers.language),
    specialRequest: text(answers, 'specialRequest', 2000),
    allergies: null,
    vehiclePlate: text(answers, 'vehiclePlate', 20),
  }
}

function agreedOf(answers: OfflineAnswers): Command['agreed'] {
  if (answers.price !== 'agreed') return null
  const cents = readMoney(answers.agreedTotal ?? '')
  if (!cents.ok) throw new NotReadable('agreed-invalid', 'agreedTotal')
  return { total: Money.cents(cents.value), reason: text(answers, 'agreedReason', 500) ?? '' }
}

function receivedOf(answers: OfflineAnswers): Command['received'] {
  if (!answers.amount) return null
  const cents = readMoney(answers.amount)
  if (!cents.ok) throw new NotReadable('amount-invalid', 'amount')
  if (cents.value === 0) return null
  const paidOn = readDate(answers.paidOn)
  if (!paidOn) throw new NotReadable('date-invalid', 'paidOn')
  const [amount, method] = [Money.cents(cents.value), methodOf(answers)]
  return { amount, method, reference: text(answers, 'reference', 100), paidOn }
}

function methodOf({ method }: OfflineAnswers): OfflinePaymentMethod {
  return offlinePaymentMethods.find((known) => known === method) ?? 'other'
}

function text(answers: OfflineAnswers, name: string, most: number): string | null {
  const typed = answers[name] ?? ''
  if (typed.length > most) throw new NotReadable('text-too-long', name)
  return typed === '' ? null : typed
}
