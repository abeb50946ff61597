import type { Allocation, PartyWithRig, PlotShare } from './allocation.ts'

export type AllocationProblem =
  /** Positive: not on any plot yet. Negative: more than there are. */
  | { readonly code: 'adults' | 'pensioners' | 'tents' | 'caravans'; readonly left: number }
  | { readonly code: 'children'; readonly ages: readonly number[] }
  | { readonly code: 'nobody'; readonly plotId: string }

/**
 * What keeps an allocation from adding up to the party (rule A6). `hasPitches`: tents and caravans mean
 * something.
 */
export function allocationProblems(
  party: PartyWithRig,
  allocation: Allocation,
  hasPitches: boolean,
): readonly AllocationProblem[] {
  const { shares, childPlots } = allocation
  const sum = (name: 'numberOfAdults' | 'numberOfPensioners' | 'tents' | 'caravans') =>
    shares.reduce((total, share) => total + share[name], 0)
  const plotIds = shares.map(({ plotId }) => plotId)
  const homeless = party.childrenAges.filter((_, child) => !plotIds.includes(childPlots[child] ?? ''))
  const candidates: readonly (AllocationProblem | false)[] = [
    left('adults', party.numberOfAdults - sum('numberOfAdults')),
    left('pensioners', party.numberOfPensioners - sum('numberOfPensioners')),
    homeless.length > 0 && { code: 'children', ages: homeless },
    hasPitches && left('tents', (party.tents ?? 0) - sum('tents')),
    hasPitches && left('caravans', (party.caravans ?? 0) - sum('caravans')),
    ...shares.map((share) => isEmpty(share, childPlots) && ({ code: 'nobody', plotId: share.plotId } as const)),
  ]
  return candidates.filter((problem) => problem !== false)
}

/** Children may have a plot to themselves: it is the reservation that needs somebody grown up. */
function isEmpty({ plotId, numberOfAdults, numberOfPensioners }: PlotShare, childPlots: Allocation['childPlots']): boolean {
  return numberOfAdults + numberOfPensioners === 0 && !childPlots.includes(plotId)
}

function left(code: 'adults' | 'pensioners' | 'tents' | 'caravans', count: number): AllocationProblem | false {
  return count !== 0 && { code, left: count }
}
