import type { Organisation } from '../organisations/organisation.ts'
import type { Plot, Site } from '../plots/plot.ts'
import type { Temporal } from '../shared/temporal.ts'
import { type ArrivalProblem, arrivalProblem } from '../stay-rules/booking-window.ts'
import type { Equipment, Party } from '../stay-rules/party.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'

export type Criterion =
  | ArrivalProblem
  | { readonly code: 'too-few-guests'; readonly pax: number; readonly paxMin: number }
  | { readonly code: 'too-many-guests'; readonly pax: number; readonly paxMax: number }
  | { readonly code: 'too-many-tents'; readonly tents: number; readonly tentsMax: number }
  | { readonly code: 'too-many-caravans'; readonly caravans: number; readonly caravansMax: number }
  | { readonly code: 'stay-too-short'; readonly required: number; readonly requested: number }
  | { readonly code: 'adults-only' }

interface Judged {
  readonly plot: Plot
  readonly site: Site
  readonly organisation: Organisation
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
  readonly today: Temporal.PlainDate
}

type Check = (judged: Judged, pax: number, requiredNights: number) => Criterion | undefined

/** In the order of rule A5. */
const checks: readonly Check[] = [
  ({ plot, stay, today }) => arrivalProblem(stay.firstNight, today, plot.allowLateBooking),
  ({ plot: { paxMin } }, pax) => (pax < paxMin ? { code: 'too-few-guests', pax, paxMin } : undefined),
  ({ plot: { paxMax } }, pax) => (pax > paxMax ? { code: 'too-many-guests', pax, paxMax } : undefined),
  tooManyTents,
  tooManyCaravans,
  ({ stay: { nightCount: requested } }, _pax, required) =>
    requested < required ? { code: 'stay-too-short', required, requested } : undefined,
  ({ organisation, party }) => (organisation.isAdultsOnly && party.childrenAges.length > 0 ? { code: 'adults-only' } : undefined),
]

/** Every criterion that fails. */
export function failedCriteria(judged: Judged, pax: number, requiredNights: number): readonly Criterion[] {
  const failed: Criterion[] = []
  for (const check of checks) {
    const criterion = check(judged, pax, requiredNights)
    if (criterion) failed.push(criterion)
  }
  return failed
}

export function failsSomeCriterion(judged: Judged, pax: number, requiredNights: number): boolean {
  return checks.some((check) => check(judged, pax, requiredNights) !== undefined)
}

/** Whether putting some of the guests, tents or caravans on another plot may solve it (rule A6). */
export function isSolvedByAllocation({ code }: Criterion): boolean {
  return code === 'too-few-guests' || code === 'too-many-guests' || code === 'too-many-tents' || code === 'too-many-caravans'
}

/** Of a camping site: elsewhere the maximums mean nothing. An absent one is no limit. */
function tooManyTents({ plot: { tentsMax }, site, equipment }: Judged): Criterion | undefined {
  const tents = equipment.tents ?? 0
  const isTooMany = site.siteType === 'camping' && tentsMax !== null && tents > tentsMax
  return isTooMany ? { code: 'too-many-tents', tents, tentsMax } : undefined
}

function tooManyCaravans({ plot: { caravansMax }, site, equipment }: Judged): Criterion | undefined {
  const caravans = equipment.caravans ?? 0
  const isTooMany = site.siteType === 'camping' && caravansMax !== null && caravans > caravansMax
  return isTooMany ? { code: 'too-many-caravans', caravans, caravansMax } : undefined
}
