import type { UndoRefusal } from '@camp/application/reservations/amend/amendment-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { type Stop, stop } from '../answer.ts'
import { refusalStop } from '../refusals.ts'

type Own = Exclude<UndoRefusal['code'], Parameters<typeof refusalStop>[0]['code']>

const words = {
  'too-late': 'The last day of full refund is over.',
  booked: 'Somebody else has some of these nights on',
  weekend_rule: 'Only whole weekends can be booked on',
  criteria: 'The stay does not fit',
  'no-grown-up': 'Somebody grown up must be there.',
  'plot-repeated': 'A plot stands once in a reservation.',
  'plot-unknown': 'The organisation has no such plot in use.',
  'several-plots-not-allowed': 'The organisation takes one plot per reservation.',
  'organisation-closed': 'The organisation takes no bookings at present.',
  'nights-not-covered': 'Every night needs a plot, inside the stay.',
  'guests-are-there': 'The guests have arrived: their arrival stays.',
  'slept-night-moved': 'Nights before today stay where they were slept.',
  'nothing-to-undo': 'There is no change to take back.',
  'not-the-latest': 'There was a later change; take that back first.',
  'price-changed': 'The price has changed meanwhile; it is now',
} as const satisfies Record<Own, string>

/** Why an amendment cannot be, for operators. */
export function amendmentStop(refusal: UndoRefusal, reference: string, ...next: readonly string[]): Stop {
  switch (refusal.code) {
    case 'booked':
    case 'weekend_rule':
    case 'criteria': {
      const plots = refusal.plots.map(({ plotName, criteria }) => [plotName, ...criteria.map(({ code }) => code)].join(' '))
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
    default:
      return stop('conflict', `${reference}: ${words[refusal.code]}`, ...next)
  }
}
