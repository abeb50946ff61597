import type { SetCandidate } from './set-candidates.ts'
import type { SetSearch } from './set-search.ts'

/** Plots that take the same guests for the same price on the same nights. */
export interface PlotKind<Candidate extends SetCandidate = SetCandidate> {
  readonly plots: readonly Candidate[]
}

interface Candidates<Candidate extends SetCandidate> extends Pick<SetSearch, 'rateKinds'> {
  readonly candidates: readonly Candidate[]
}

/** In the order of the candidates; of each kind no more plots than a set can use. */
export function alikePlots<Candidate extends SetCandidate>(
  { candidates, rateKinds }: Candidates<Candidate>,
  atMost: number,
): readonly PlotKind<Candidate>[] {
  const kinds = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const key = kindOf(candidate, rateKinds)
    const alike = kinds.get(key) ?? []
    if (alike.length < atMost) alike.push(candidate)
    kinds.set(key, alike)
  }
  return [...kinds.values()].map((plots) => ({ plots }))
}

/** Whom the plot holds, and everything that may decide its price. */
function kindOf({ plot, room, tentsMax, caravansMax }: SetCandidate, rateKinds: SetSearch['rateKinds']): string {
  const { paxMin, kidsUnderWhatAgeDontCountTowardsMaxPax } = plot
  return `${room} ${paxMin} ${kidsUnderWhatAgeDontCountTowardsMaxPax} ${tentsMax} ${caravansMax} ${rateKinds.get(plot)}`
}
