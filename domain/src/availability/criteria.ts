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
  const candidates: readonly (Criterion | undefined)[] = [
    arrivalProblem(stay.arrival, today, plot.allowLateBooking),
    ...guestProblems(plot, pax),
    ...equipmentProblems(judged),
    stay.nightCount < requiredNights
      ? { code: 'stay-too-short', required: requiredNights, requested: stay.nightCount }
      : undefined,
    organisation.isAdultsOnly && party.childrenAges.length > 0 ? { code: 'adults-only' } : undefined,
  ]
  return candidates.filter((criterion) => criterion !== undefined)
}

/** Whether putting some of the guests, tents or caravans on another plot may solve it (rule A6). */
export function isSolvedByAllocation({ code }: Criterion): boolean {
  return code === 'too-few-guests' || code === 'too-many-guests' || code === 'too-many-tents' || code === 'too-many-caravans'
}

function guestProblems({ paxMin, paxMax }: Plot, pax: number): readonly (Criterion | undefined)[] {
  return [
    pax < paxMin ? { code: 'too-few-guests', pax, paxMin } : undefined,
    pax > paxMax ? { code: 'too-many-guests', pax, paxMax } : undefined,
  ]
}

/** The maximums mean something on camping sites alone; an absent one is no limit. */
function equipmentProblems({ plot, site, equipment }: Judged): readonly (Criterion | undefined)[] {
  if (site.siteType !== 'camping') return []
  const { tentsMax, caravansMax } = plot
  const { tents, caravans } = { tents: equipment.tents ?? 0, caravans: equipment.caravans ?? 0 }
  return [
    tentsMax !== null && tents > tentsMax ? { code: 'too-many-tents', tents, tentsMax } : undefined,
    caravansMax !== null && caravans > caravansMax ? { code: 'too-many-caravans', caravans, caravansMax } : undefined,
  ]
}
