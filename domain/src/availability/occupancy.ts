import type { PlotId } from '../shared/ids.ts'

/**
 * What a night of a plot is used for by others: taken whole, or shared with so many counting guests already
 * there.
 */
export type NightUse = { readonly kind: 'taken' } | { readonly kind: 'shared'; readonly pax: number }

/** Nights by their ISO date (`2026-12-24`); a night that is absent is free. Expired holds are not in it. */
export type NightsInUse = ReadonlyMap<string, NightUse>

export type Occupancy = ReadonlyMap<PlotId, NightsInUse>

export const nothingInUse: NightsInUse = new Map()
