import { readCount } from '../search-parameters/read-stay-parameters.ts'
import type { Allocation, PartyWithRig } from './allocation.ts'

/** `plot` repeated: the selection, the same on the page and on its map. */
export const plotParameter = 'plot'

export const shareParameters = {
  numberOfAdults: (plotId: string) => `adults-${plotId}`,
  numberOfPensioners: (plotId: string) => `pensioners-${plotId}`,
  tents: (plotId: string) => `tents-${plotId}`,
  caravans: (plotId: string) => `caravans-${plotId}`,
} as const
/** The children of the party are counted from 0. */
export const childParameter = (child: number) => `child-${child}`

/** What an answer adds to the address: the next form or link leaves it out. */
const passing = /^(reason|refusedPlot|gallery|google)$/
const ofAllocation = /^((adults|pensioners|tents|caravans)-|child-\d)/

export function readSelection(search: URLSearchParams): readonly string[] {
  return [...new Set(search.getAll(plotParameter))].filter((id) => id !== '')
}

/** Null unless the address says it for every one of the plots: a selection that changed is allocated anew. */
export function readAllocation(search: URLSearchParams, plotIds: readonly string[], party: PartyWithRig): Allocation | null {
  if (plotIds.length === 0 || !plotIds.every((id) => search.has(shareParameters.numberOfAdults(id)))) return null
  const shares = plotIds.map((plotId) => ({
    plotId,
    numberOfAdults: readCount(search, shareParameters.numberOfAdults(plotId)) ?? 0,
    numberOfPensioners: readCount(search, shareParameters.numberOfPensioners(plotId)) ?? 0,
    tents: readCount(search, shareParameters.tents(plotId)) ?? 0,
    caravans: readCount(search, shareParameters.caravans(plotId)) ?? 0,
  }))
  const childPlots = party.childrenAges.map((_, child) => {
    const plotId = search.get(childParameter(child))
    return plotId !== null && plotIds.includes(plotId) ? plotId : null
  })
  return { shares, childPlots }
}

/** Another selection; its guests are allocated anew, and what was only an answer is left out. */
export function withSelection(search: URLSearchParams, plotIds: readonly string[]): URLSearchParams {
  const kept = [...search].filter(([name]) => name !== plotParameter && !passing.test(name) && !ofAllocation.test(name))
  return new URLSearchParams([...kept, ...plotIds.map((id): [string, string] => [plotParameter, id])])
}

export function toggled(plotIds: readonly string[], plotId: string, isMulti: boolean): readonly string[] {
  if (plotIds.includes(plotId)) return plotIds.filter((id) => id !== plotId)
  return isMulti ? [...plotIds, plotId] : [plotId]
}

/** Without empty fields: what a form sends, as a link would say it. */
export function tidy(fields: Iterable<readonly [string, unknown]>): URLSearchParams {
  const said = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '')
  return new URLSearchParams(said.map(([name, value]) => [name, value]))
}
