import type { OfflineReservationRefusal } from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import type { SummaryProblem } from '#app/components/error-summary.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import type { useText } from '#app/wording/use-text.ts'
import type { Unreadable } from './read-offline-form.ts'

export type OfflineProblem =
  | Unreadable
  | { readonly code: OfflineReservationRefusal['code']; readonly names: string; readonly rand: number }

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
  'agreed-total-negative': 'agreedTotal',
  'amount-not-positive': 'amount',
  'paid-in-future': 'paidOn',
  'paid-online-yet-received': 'amount',
  'above-total': 'amount',
  'camper-unreachable': 'email',
  'camper-must-be-told': 'notify',
  'terms-not-accepted': 'acceptsTerms',
  'price-changed': undefined,
} satisfies Record<OfflineReservationRefusal['code'], string | undefined>

/** Plain data for the page. */
export function offlineProblem(refusal: OfflineReservationRefusal): OfflineProblem {
  const names = 'plots' in refusal ? refusal.plots.map(({ plotName }) => plotName) : 'names' in refusal ? refusal.names : []
  const money = 'total' in refusal ? refusal.total : 'amountDue' in refusal ? refusal.amountDue : null
  return { code: refusal.code, names: names.join(', '), rand: money?.toRand() ?? 0 }
}

export function inWords(t: ReturnType<typeof useText<'offlineBookings'>>, problem: OfflineProblem): SummaryProblem {
  if ('field' in problem) return { field: problem.field, message: t(`problem_${problem.code}`) }
  const { code, names, rand } = problem
  return { field: fieldOf[code], message: t(`problem_${code}`, { names, amount: randText(rand) }) }
}
