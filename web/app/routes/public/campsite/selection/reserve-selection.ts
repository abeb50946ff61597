import type { UseCases } from '@camp/application/use-cases.ts'
import { readStayParameters } from '#app/search-parameters/read-stay-parameters.ts'
import { stayOfParameters } from '#app/search-parameters/stay-of-parameters.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { type Allocation, allOnOnePlot } from '#app/selection/allocation.ts'
import { allocationProblems } from '#app/selection/allocation-problems.ts'
import { plotWishes } from '#app/selection/plot-wishes.ts'
import type { ReturnReason } from '#app/selection/return-reasons.ts'
import { readAllocation, readSelection, tidy } from '#app/selection/selection-parameters.ts'
import { refusedPlots } from '#server/campsite/load-selection.ts'

interface ReserveSelection {
  readonly useCases: Pick<UseCases, 'placeHold'>
  readonly orgSlug: string
  readonly form: FormData
}

/**
 * Posting the picker's choice: the address of the next page, which is the picker again when the plots cannot
 * be held.
 */
export async function reserveSelection({ useCases, orgSlug, form }: ReserveSelection): Promise<string> {
  const search = tidy(form)
  const back = (reason: ReturnReason, plotIds: readonly string[] = []) => pickerAgain(orgSlug, search, reason, plotIds)
  const party = readStayParameters(search)
  const stay = stayOfParameters(party)
  if (!stay) return back('dates-missing')
  const plotIds = readSelection(search)
  if (plotIds.length === 0) return back('nothing-selected')
  const allocation = postedAllocation(search, plotIds, party)
  const wishes = allocation && plotWishes(allocation, party)
  if (!allocation || !wishes || isUneven(party, allocation)) return back('unallocated')

  const held = await useCases.placeHold.execute({ orgSlug, stay, plots: wishes })
  if (held.ok) return reserveAddress(orgSlug, held.value.id, search)
  const { code, plotIds: refused } = refusedPlots(held.refusal, plotIds)
  return back(code, refused)
}

function postedAllocation(search: URLSearchParams, plotIds: readonly string[], party: StayParameters): Allocation | null {
  const [only] = plotIds
  return readAllocation(search, plotIds, party) ?? (only && plotIds.length === 1 ? allOnOnePlot(only, party) : null)
}

/** Guests must add up; tents and caravans are judged by each plot. */
function isUneven(party: StayParameters, allocation: Allocation): boolean {
  return allocationProblems(party, allocation, false).length > 0
}

function reserveAddress(orgSlug: string, id: string, search: URLSearchParams): string {
  const next = new URLSearchParams({ reservation: id })
  const embedding = search.get('showHeaderFooter')
  if (embedding !== null) next.set('showHeaderFooter', embedding)
  return `/${encodeURIComponent(orgSlug)}/reserve?${next}`
}

/** Post, redirect, get: the choice stays in the address, the availability is read anew. */
function pickerAgain(orgSlug: string, search: URLSearchParams, reason: ReturnReason, plotIds: readonly string[]): string {
  const next = new URLSearchParams(search)
  next.set('reason', reason)
  for (const plotId of plotIds) next.append('refusedPlot', plotId)
  return `/${encodeURIComponent(orgSlug)}?${next}#selected-plots`
}
