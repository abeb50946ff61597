import type { SetCandidate } from './set-candidates.ts'
import type { SetSearch } from './set-search.ts'

/** Plots that take the same guests for the same price on the same nights. */
export interface PlotKind {
  readonly plots: readonly SetCandidate[]
}

type Candidates = Pick<SetSearch, 'candidates' | 'rateKinds'>

/** In the order of the candidates; of each kind no more plots than a set can use. */
export function alikePlots({ candidates, rateKinds }: Candidates, atMost: number): readonly PlotKind[] {
  const kinds = new Map<string, SetCandidate[]>()
  for (const candidate of candidates) {
    const key = kindOf(candidate, rateKinds)
    const alike = kinds.get(key) ?? []
    if (alike.length < atMost) alike.push(candidate)
    kinds.set(key, alike)
  }
  return [...kinds.values()].map((plots) => ({ plots }))
}

/** Whom the plot holds, and everything that may decide its price. */
function kindOf({ plot, room, tentsMax, caravansMax }: SetCandidate, rateKinds: Candidates['rateKinds']): string {
  const { paxMin, kidsUnderWhatAgeDontCountTowardsMaxPax } = plot
  return `${room} ${paxMin} ${kidsUnderWhatAgeDontCountTowardsMaxPax} ${tentsMax} ${caravansMax} ${rateKinds.get(plot)}`
}
