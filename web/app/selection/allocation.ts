import type { StayParameters } from '../search-parameters/stay-parameters.ts'

export type PartyWithRig = Pick<StayParameters, 'numberOfAdults' | 'numberOfPensioners' | 'childrenAges' | 'tents' | 'caravans'>

/** What one selected plot gets of the party. Children stand apart: each is somebody, with an age. */
export interface PlotShare {
  readonly plotId: string
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  readonly tents: number
  readonly caravans: number
}

export interface Allocation {
  readonly shares: readonly PlotShare[]
  /** For each child of the party, in its order, the plot; null: none yet. */
  readonly childPlots: readonly (string | null)[]
}

export const emptyShare = { numberOfAdults: 0, numberOfPensioners: 0, tents: 0, caravans: 0 } as const

/** Everybody and everything on one plot. */
export function allOnOnePlot(plotId: string, party: PartyWithRig): Allocation {
  return {
    shares: [
      {
        plotId,
        numberOfAdults: party.numberOfAdults,
        numberOfPensioners: party.numberOfPensioners,
        tents: party.tents ?? 0,
        caravans: party.caravans ?? 0,
      },
    ],
    childPlots: party.childrenAges.map(() => plotId),
  }
}

export function childrenOn({ childPlots }: Allocation, plotId: string, { childrenAges }: PartyWithRig): readonly number[] {
  return childrenAges.filter((_, child) => childPlots[child] === plotId)
}
