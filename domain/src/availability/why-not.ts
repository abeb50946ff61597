import type { Organisation } from '../organisations/organisation.ts'
import type { Criterion } from './criteria.ts'
import { isSolvedByAllocation } from './criteria.ts'
import type { PlotAvailability } from './plot-availability.ts'

/** Why a campsite has nothing for a stay and a party: what its plots say together (rule A14). */
export type WhyNot =
  /** Every plot that could hold the party is booked. */
  | { readonly code: 'full' }
  | { readonly code: 'weekend' }
  | { readonly code: 'stay-too-short'; readonly required: number; readonly requested: number }
  | { readonly code: 'arrival' }
  /** `isAlone`: a booking there is for one plot, so that nothing else helps. */
  | { readonly code: 'too-many-guests'; readonly paxMax: number; readonly isAlone: boolean }
  | { readonly code: 'too-few-guests'; readonly paxMin: number }
  | { readonly code: 'equipment' }
  | { readonly code: 'adults-only' }

/**
 * Of plots of one campsite, none of which can be booked, alone or together: the reason that the smallest
 * change would mend.
 */
export function whyNot(
  judged: readonly PlotAvailability[],
  { isAllowMultiplePlots }: Pick<Organisation, 'isAllowMultiplePlots'>,
): WhyNot {
  const couldHold = judged.filter(({ criteria }) => !criteria.some(isOfParty))
  const open = couldHold.filter(({ unavailableReason }) => unavailableReason !== 'booked')
  if (open.length > 0) return whyNotThen(open)
  return couldHold.length > 0 || judged.length === 0
    ? { code: 'full' }
    : whyNotForParty(
        judged.flatMap(({ criteria }) => criteria),
        !isAllowMultiplePlots,
      )
}

/** Not for those nights: some plot holds the party and is free. */
function whyNotThen(open: readonly PlotAvailability[]): WhyNot {
  if (open.some(({ criteria }) => criteria.length === 0)) return { code: 'weekend' }
  const byNightsAlone = open.flatMap(({ criteria: [first, ...more] }) =>
    first?.code === 'stay-too-short' && more.length === 0 ? first : [],
  )
  const [shortest] = byNightsAlone.toSorted((one, other) => one.required - other.required)
  return shortest ?? { code: 'arrival' }
}

/** On no dates: whatever is free does not hold the party. */
function whyNotForParty(criteria: readonly Criterion[], isAlone: boolean): WhyNot {
  if (criteria.some(({ code }) => code === 'adults-only')) return { code: 'adults-only' }
  const most = criteria.flatMap((criterion) => (criterion.code === 'too-many-guests' ? criterion.paxMax : []))
  if (most.length > 0) return { code: 'too-many-guests', paxMax: Math.max(...most), isAlone }
  const fewest = criteria.flatMap((criterion) => (criterion.code === 'too-few-guests' ? criterion.paxMin : []))
  return fewest.length > 0 ? { code: 'too-few-guests', paxMin: Math.min(...fewest) } : { code: 'equipment' }
}

function isOfParty(criterion: Criterion): boolean {
  return isSolvedByAllocation(criterion) || criterion.code === 'adults-only'
}
