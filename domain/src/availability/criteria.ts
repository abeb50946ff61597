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

/** Every criterion that fails, in the order of rule A5. */
export function failedCriteria(judged: Judged, pax: number, requiredNights: number): readonly Criterion[] {
  const { plot, organisation, stay, party, today } = judged
  const failed: Criterion[] = []
  const arrival = arrivalProblem(stay.firstNight, today, plot.allowLateBooking)
  if (arrival) failed.push(arrival)
  if (pax < plot.paxMin) failed.push({ code: 'too-few-guests', pax, paxMin: plot.paxMin })
  if (pax > plot.paxMax) failed.push({ code: 'too-many-guests', pax, paxMax: plot.paxMax })
  if (judged.site.siteType === 'camping') failed.push(...equipmentProblems(judged))
  const requested = stay.nightCount
  if (requested < requiredNights) failed.push({ code: 'stay-too-short', required: requiredNights, requested })
  if (organisation.isAdultsOnly && party.childrenAges.length > 0) failed.push({ code: 'adults-only' })
  return failed
}

/** Whether putting some of the guests, tents or caravans on another plot may solve it (rule A6). */
export function isSolvedByAllocation({ code }: Criterion): boolean {
  return code === 'too-few-guests' || code === 'too-many-guests' || code === 'too-many-tents' || code === 'too-many-caravans'
}

/** Of a camping site: elsewhere the maximums mean nothing. An absent one is no limit. */
function equipmentProblems({ plot, equipment }: Judged): readonly Criterion[] {
  const { tentsMax, caravansMax } = plot
  const { tents, caravans } = { tents: equipment.tents ?? 0, caravans: equipment.caravans ?? 0 }
  const failed: Criterion[] = []
  if (tentsMax !== null && tents > tentsMax) failed.push({ code: 'too-many-tents', tents, tentsMax })
  if (caravansMax !== null && caravans > caravansMax) failed.push({ code: 'too-many-caravans', caravans, caravansMax })
  return failed
}
