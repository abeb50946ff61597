import type { Organisation } from '../organisations/organisation.ts'
import type { Criterion } from './criteria.ts'
import { isSolvedByAllocation } from './criteria.ts'
import { type Obstacle, obstacleOf, smallerObstacle } from './obstacle.ts'
import type { PlotAvailability } from './plot-availability.ts'
import { type SetsAsked, setObstacle } from './set-obstacle.ts'

/** Why a campsite has nothing for a stay and a party: what its plots say, alone and together (rule A14). */
export type WhyNot =
  | Obstacle
  /** `isAlone`: a booking there is for one plot, so that nothing else helps. */
  | { readonly code: 'too-many-guests'; readonly paxMax: number; readonly isAlone: boolean }
  | { readonly code: 'too-few-guests'; readonly paxMin: number }
  | { readonly code: 'equipment' }
  | { readonly code: 'adults-only' }

/**
 * Of plots of one campsite, none of which can be booked, alone or together: the reason that the smallest
 * change would mend. Several plots together are looked at where they are asked for.
 */
export function whyNot(
  judged: readonly PlotAvailability[],
  { isAllowMultiplePlots }: Pick<Organisation, 'isAllowMultiplePlots'>,
  sets: SetsAsked | null = null,
): WhyNot {
  if (judged.length === 0) return { code: 'full' }
  const couldHold = judged.filter(({ criteria }) => !criteria.some(isOfParty))
  const [alone] = couldHold.flatMap((plot) => obstacleOf(plot) ?? []).toSorted(smallerObstacle)
  const together = sets && setObstacle(alone ? { ...sets, candidates: sooner(sets, alone) } : sets)
  const [smallest] = [alone, together].flatMap((obstacle) => obstacle ?? []).toSorted(smallerObstacle)
  if (smallest) return smallest
  return whyNotForParty(
    judged.flatMap(({ criteria }) => criteria),
    !isAllowMultiplePlots,
  )
}

/** Plots that a smaller change would open. */
function sooner({ candidates }: SetsAsked, than: Obstacle): SetsAsked['candidates'] {
  return candidates.filter(({ obstacle }) => smallerObstacle(obstacle, than) < 0)
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
