import type { SetCandidate } from './set-candidates.ts'

/** Plots that take the same guests for the same price on the same nights. */
export interface PlotKind {
  readonly plots: readonly SetCandidate[]
}

/** In the order of the candidates; of each kind no more plots than a set can use. */
export function alikePlots(candidates: readonly SetCandidate[], atMost: number): readonly PlotKind[] {
  const kinds = new Map<string, SetCandidate[]>()
  for (const candidate of candidates) {
    const key = kindOf(candidate)
    const alike = kinds.get(key) ?? []
    if (alike.length < atMost) alike.push(candidate)
    kinds.set(key, alike)
  }
  return [...kinds.values()].map((plots) => ({ plots }))
}

/** Everything of a plot that decides its price or whom it holds; its name, place and size do not. */
function kindOf({ plot, room, tentsMax, caravansMax }: SetCandidate): string {
  const { paxMin, kidsUnderWhatAgeDontCountTowardsMaxPax, rateBasis, baseRates, rates, tiers, ageScaleId, discountIds } = plot
  const price = [rateBasis, baseRates, rates, tiers, ageScaleId, discountIds.toSorted()]
  return JSON.stringify([room, paxMin, kidsUnderWhatAgeDontCountTowardsMaxPax, tentsMax, caravansMax, price])
}
