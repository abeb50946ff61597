import type {
  OfflineFault,
  OfflineReservationRefusal,
} from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { SummaryProblem } from '#app/components/error-summary.tsx'
import { rulesText } from '#app/components/staff/bookings/rule-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { dateOnWire } from '#server/wire/on-wire.ts'
import { brokenRulesOnWire, type WireRule } from '#server/wire/rules-on-wire.ts'
import type { Unreadable } from './offline-form.server.ts'

export type OfflineProblem =
  | Unreadable
  | {
      readonly code: OfflineReservationRefusal['code']
      readonly names: string
      readonly rand: number
      readonly rules: readonly WireRule[]
      /** The first on which money may have come. */
      readonly earliest?: string
      /** Characters. */
      readonly most?: number
    }

/** Which question a refusal belongs to; undefined: to the booking as a whole. */
const fieldOf = {
  'not-found': undefined,
  'not-permitted': undefined,
  booked: 'plot-0',
  weekend_rule: 'arrival',
  criteria: 'plot-0',
  'plot-unknown': 'plot-0',
  'plot-repeated': 'plot-0',
  'no-grown-up': 'adults-0',
  'arrival-in-past': 'arrival',
  'name-missing': 'firstName',
  'agreed-reason-missing': 'agreedReason',
  'agreed-reason-too-long': 'agreedReason',
  'agreed-total-negative': 'agreedTotal',
  'amount-not-positive': 'amount',
  'paid-in-future': 'paidOn',
  'reference-too-long': 'reference',
  'plate-too-long': 'vehiclePlate',
  'request-too-long': 'specialRequest',
  'paid-too-early': 'paidOn',
  'paid-online-yet-received': 'amount',
  'above-total': 'amount',
  'camper-unreachable': 'email',
  'camper-must-be-told': 'notify',
  'terms-not-accepted': 'acceptsTerms',
  'price-changed': undefined,
} satisfies Record<OfflineReservationRefusal['code'], string | undefined>

/** Plain data for the page: every fault, but none of a question that could not be read at all. */
export function offlineProblems(
  { also = [], ...first }: OfflineReservationRefusal,
  unreadable: readonly Unreadable[] = [],
): readonly OfflineProblem[] {
  const found = [first as OfflineFault, ...also].filter(({ code }) => !unreadable.some(({ field }) => field === fieldOf[code]))
  return [...unreadable, ...found.map(problemOf)]
}

function problemOf(refusal: OfflineFault): OfflineProblem {
  const names = 'plots' in refusal ? refusal.plots.map(({ plotName }) => plotName) : 'names' in refusal ? refusal.names : []
  const money = 'total' in refusal ? refusal.total : 'amountDue' in refusal ? refusal.amountDue : null
  const earliest = 'earliest' in refusal ? { earliest: dateOnWire(refusal.earliest) } : {}
  const most = 'most' in refusal ? { most: refusal.most } : {}
  return {
    code: refusal.code,
    names: names.join(', '),
    rand: money?.toRand() ?? 0,
    rules: brokenRulesOnWire(refusal),
    ...earliest,
    ...most,
  }
}

export function inWords(
  t: Translator<'offlineBookings'>,
  ofBookings: Translator<'bookings'>,
  problem: OfflineProblem,
): SummaryProblem {
  if ('field' in problem) return { field: problem.field, message: t(`problem_${problem.code}`, { most: problem.most ?? 0 }) }
  const { code, names, rand, rules, earliest, most = 0 } = problem
  const day = earliest ? dayText(earliest) : ''
  const facts = { names, day, amount: randText(rand), most }
  const message = rules.length > 0 ? rulesText(ofBookings, rules) : t(`problem_${code}`, facts)
  return { field: fieldOf[code], message }
}
