import type { OfflineReservationRefusal } from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import { longestPaymentReference, longestPlate, longestPriceReason } from '@camp/domain/reservations/staff-texts.ts'
import { type Stop, stop } from '../answer.ts'
import { criteriaWords } from '../availability/reason-text.ts'
import type { Exit } from '../exit-codes.ts'

const answers = {
  'not-found': { exit: 'not-found', words: 'There is no campsite with that name.' },
  'not-permitted': { exit: 'refused', words: 'This is not allowed.' },
  booked: { exit: 'conflict', words: 'Not free on these nights' },
  weekend_rule: { exit: 'conflict', words: 'Only whole weekends can be booked on' },
  criteria: { exit: 'conflict', words: 'The stay does not fit' },
  'plot-unknown': { exit: 'not-found', words: 'The campsite has no such plot in use.' },
  'plot-repeated': { exit: 'usage', words: 'You chose a plot twice.' },
  'no-grown-up': { exit: 'usage', words: 'Every night needs an adult or a pensioner.' },
  'arrival-in-past': { exit: 'usage', words: '--arrival is in the past.' },
  'name-missing': { exit: 'usage', words: 'Missing: --first-name <name>' },
  'agreed-reason-missing': { exit: 'usage', words: 'Missing: --price-reason <text>' },
  'agreed-reason-too-long': { exit: 'usage', words: `--price-reason: ${longestPriceReason} characters at most.` },
  'reference-too-long': { exit: 'usage', words: `--reference: ${longestPaymentReference} characters at most.` },
  'plate-too-long': { exit: 'usage', words: `--plate: ${longestPlate} characters at most.` },
  'request-too-long': { exit: 'usage', words: `--request: ${longestSpecialRequest} characters at most.` },
  'agreed-total-negative': { exit: 'usage', words: '--price must not be below zero.' },
  'amount-not-positive': { exit: 'usage', words: '--paid must be above zero.' },
  'paid-in-future': { exit: 'usage', words: '--on is in the future.' },
  'paid-too-early': { exit: 'usage', words: '--on is too long ago; the earliest is' },
  'paid-online-yet-received': { exit: 'usage', words: '--paid is for bookings that are paid offline, not for --by-link.' },
  'above-total': { exit: 'conflict', words: '--paid is more than the total of' },
  'camper-unreachable': { exit: 'usage', words: 'To be told, the guest needs --email or --phone (or give --no-notify).' },
  'camper-must-be-told': { exit: 'usage', words: 'Somebody who confirms by a link must be told: leave out --no-notify.' },
  'terms-not-accepted': { exit: 'usage', words: 'Missing: --accepts-terms, once the guest has heard' },
  'price-changed': { exit: 'conflict', words: 'The price has changed; it is now' },
} as const satisfies Record<OfflineReservationRefusal['code'], { exit: Exit; words: string }>

/** Why a booking cannot be taken, for operators. */
export function offlineProblem(refusal: OfflineReservationRefusal): Stop {
  const { exit, words } = answers[refusal.code]
  const facts = factsOf(refusal)
  return stop(exit, facts ? `${words}: ${facts}` : words)
}

function factsOf(refusal: OfflineReservationRefusal): string {
  switch (refusal.code) {
    case 'booked':
    case 'weekend_rule':
    case 'criteria':
      return refusal.plots
        .map(({ plotName, criteria }) => [plotName, criteriaWords(criteria)].filter(Boolean).join(': '))
        .join(', ')
    case 'above-total':
      return formatRand(refusal.total.cents)
    case 'paid-too-early':
      return refusal.earliest.toString()
    case 'price-changed':
      return formatRand(refusal.amountDue.cents)
    case 'terms-not-accepted':
      return refusal.names.join(', ')
    default:
      return ''
  }
}
