import type { WantedPlot } from '@camp/domain/availability/plot-hold.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type Party, partyOnPlot } from '@camp/domain/stay-rules/party.ts'
import { type Allocation, childrenOn, type PartyWithRig } from './allocation.ts'

/** An allocation as the use cases ask for it; null while a plot has nobody on it. For loaders and actions. */
export function plotWishes(allocation: Allocation, party: PartyWithRig): readonly WantedPlot[] | null {
  const wishes = allocation.shares.map(({ plotId, tents, caravans, ...grownUps }) => {
    const there = partyOnPlot({ ...grownUps, childrenAges: childrenOn(allocation, plotId, party) })
    return there.ok ? wish(plotId, there.value, { tents, caravans }) : null
  })
  return wishes.every((one) => one !== null) ? wishes : null
}

function wish(plotId: string, party: Party, equipment: WantedPlot['equipment']): WantedPlot {
  return { plotId: plotId as PlotId, party, equipment }
}
