import type { HoldRefusal } from '@camp/application/reservations/reservation-refusals.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { UnavailableReason } from '@camp/domain/availability/plot-availability.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { type Allocation, allOnOnePlot } from '#app/selection/allocation.ts'
import { type AllocationProblem, allocationProblems } from '#app/selection/allocation-problems.ts'
import { defaultAllocation } from '#app/selection/default-allocation.ts'
import { plotWishes } from '#app/selection/plot-wishes.ts'
import { readAllocation, readSelection } from '#app/selection/selection-parameters.ts'
import { selectionOnWire, type WireSelectionQuote } from '../wire/picker-on-wire.ts'
import type { PlotOnPage } from './plot-on-page.ts'

export type PickedPlot = Omit<PlotOnPage, 'unavailableReason'> & {
  readonly unavailableReason: PlotOnPage['unavailableReason'] | 'own_hold'
}

/** Plots that a hold would refuse. */
interface RefusedPlots {
  readonly code: UnavailableReason
  readonly plotIds: readonly string[]
}

/** Only what this guest holds stands in the way, and the choice may go on. */
interface OwnHeldPlots {
  readonly code: 'own_hold'
  readonly plotIds: readonly string[]
}

export type RefusedSelection = RefusedPlots | OwnHeldPlots

/** The selected plots with their guests, judged and priced as a hold would be. */
export interface SelectionData {
  readonly plotIds: readonly string[]
  readonly allocation: Allocation
  readonly problems: readonly AllocationProblem[]
  readonly quote: WireSelectionQuote | null
  readonly refusal: RefusedSelection | null
}

interface SelectionQuery {
  readonly useCases: Pick<UseCases, 'quoteSelection'>
  readonly orgSlug: string
  readonly isMulti: boolean
  readonly search: URLSearchParams
  readonly stay: StayDates
  readonly party: StayParameters
  readonly plots: readonly PickedPlot[]
}

export async function loadSelection(query: SelectionQuery): Promise<SelectionData | null> {
  const selected = selectedPlots(query)
  if (selected.length === 0) return null
  const { useCases, orgSlug, stay, party, search } = query
  const plotIds = selected.map(({ id }) => id)
  const allocation = readAllocation(search, plotIds, party) ?? startingAllocation(selected, party)
  const hasPitches = selected.some(({ siteType }) => siteType === 'camping')
  const problems = allocationProblems(party, allocation, hasPitches)
  const wishes = plotWishes(allocation, party)
  const quote = wishes && (await useCases.quoteSelection.execute({ orgSlug, stay, plots: wishes }))
  return {
    plotIds,
    allocation,
    problems,
    quote: quote?.ok ? selectionOnWire(quote.value) : null,
    refusal: quote && !quote.ok ? refusedPlots(quote.refusal, plotIds) : null,
  }
}

function selectedPlots({ search, plots, isMulti }: SelectionQuery): readonly PickedPlot[] {
  const wanted = readSelection(search).flatMap((id) => plots.find((plot) => plot.id === id) ?? [])
  return isMulti ? wanted : wanted.slice(0, 1)
}

/** One plot that holds everybody needs no thought; otherwise the guests are spread. */
function startingAllocation(selected: readonly PickedPlot[], party: StayParameters): Allocation {
  const [only] = selected
  const isWhole = only !== undefined && selected.length === 1 && only.bookingPax <= only.paxMax
  return isWhole ? allOnOnePlot(only.id, party) : defaultAllocation(party, selected)
}

/** A plot that vanished meanwhile is as good as unavailable. */
export function refusedPlots(refusal: HoldRefusal, plotIds: readonly string[]): RefusedPlots {
  return refusal.code === 'not-found' ? { code: 'criteria', plotIds } : { code: refusal.code, plotIds: [...refusal.plotIds] }
}
