import type { Night } from '../nights/night.ts'
import type { PlotId } from '../shared/ids.ts'

/**
 * What a night of a plot is used for by others: taken whole, or shared with so many counting guests already
 * there.
 */
export type NightUse = { readonly kind: 'taken' } | { readonly kind: 'shared'; readonly pax: number }

/** The use of one plot's nights; of a night that is free there is none. Expired holds are not in it. */
export interface NightsInUse {
  get(night: Night): NightUse | undefined
}

/** The same for several plots; a plot whose nights are all free may be absent. */
export interface PlotsInUse {
  get(plotId: PlotId): NightsInUse | undefined
}

/** What a store hands over: some nights of some plots. */
export type Occupancy = ReadonlyMap<PlotId, ReadonlyMap<Night, NightUse>>

export const nothingInUse: NightsInUse = new Map()
