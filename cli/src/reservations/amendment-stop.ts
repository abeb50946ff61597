import type { UndoRefusal } from '@camp/application/reservations/amend/amendment-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { type Stop, stop } from '../answer.ts'
import { criteriaWords } from '../availability/reason-text.ts'
import { refusalStop } from '../refusals.ts'

type Own = Exclude<UndoRefusal['code'], Parameters<typeof refusalStop>[0]['code']>

const words = {
  'too-late': 'The last day of full refund is over.',
  booked: 'Somebody else has some of these nights on',
  weekend_rule: 'Only whole weekends can be booked on',
  criteria: 'The stay does not fit',
  'no-grown-up': 'Every night needs an adult or a pensioner.',
  'plot-repeated': 'You chose a plot twice.',
  'plot-unknown': 'The campsite has no such plot in use.',
  'several-plots-not-allowed': 'The campsite takes one plot per booking.',
  'organisation-closed': 'The campsite is not taking bookings right now.',
  'nights-not-covered': 'Every night needs a plot, inside the stay.',
  'guests-are-there': 'The guests have checked in, so their arrival cannot change.',
  'slept-night-moved': 'Nights they have already slept cannot move.',
  'nothing-to-undo': 'There is no change to undo.',
  'not-the-latest': 'There was a later change; undo that first.',
  'price-changed': 'The price has changed; it is now',
} as const satisfies Record<Own, string>

/** Why an amendment cannot be, for operators. */
export function amendmentStop(refusal: UndoRefusal, reference: string, ...next: readonly string[]): Stop {
  switch (refusal.code) {
    case 'booked':
    case 'weekend_rule':
    case 'criteria': {
      const plots = refusal.plots.map(({ plotName, criteria }) => [plotName, criteriaWords(criteria)].filter(Boolean).join(': '))
      return stop('conflict', `${reference}: ${words[refusal.code]}: ${plots.join(', ')}`, ...next)
    }
    case 'price-changed':
      return stop('conflict', `${reference}: ${words[refusal.code]} ${formatRand(refusal.amountDue.cents)}.`, ...next)
    case 'not-found':
    case 'not-permitted':
    case 'changed-meanwhile':
    case 'expired':
    case 'already_cancelled':
    case 'stay_begun':
    case 'wrong_state':
    case 'stay-over':
      return refusalStop({ code: refusal.code }, reference, ...next)
    case 'reason-too-long':
      return refusalStop(refusal, reference, ...next)
    default:
      return stop('conflict', `${reference}: ${words[refusal.code]}`, ...next)
  }
}
