import type { ListedPlot } from '../availability/listed-plots.ts'
import { type LowestPrice, lowestPrice } from '../pricing/lowest-price.ts'
import type { Plot, Site, SiteType } from './plot.ts'

/** Plots of one site that are the same to whoever has no dates yet. */
export interface DatelessPlotKind {
  readonly site: Site
  readonly plots: readonly [Plot, ...Plot[]]
  readonly from: LowestPrice | null
}

type WhatItIs = Pick<
  Plot,
  'isElectrified' | 'tentsMax' | 'caravansMax' | 'paxMax' | 'allowMultipleReservationsUpToPaxMax' | 'rateBasis'
>

/** Guests bring what they sleep in: how many a stand holds is a detail of it, as its size is. */
const ownBed: ReadonlySet<SiteType> = new Set(['camping', 'caravan', 'campervan', 'rooftop'])

export function bringsOwnBed(siteType: SiteType): boolean {
  return ownBed.has(siteType)
}

/** How many sleep in each plot of the kind; null where guests bring what they sleep in. */
export function sleepsOfKind({ site, plots: [plot] }: DatelessPlotKind): number | null {
  return bringsOwnBed(site.siteType) ? null : plot.paxMax
}

/** Rule W13: sites in the order of the campsite, the cheapest kind of each first. */
export function plotKinds(listed: readonly ListedPlot[]): readonly DatelessPlotKind[] {
  const bySite = [...Map.groupBy(listed, ({ site }) => site.id).values()]
  return bySite.flatMap((ofSite) =>
    [...Map.groupBy(ofSite, ({ site, plot }) => kindOfPlot(site.siteType, plot)).values()]
      .flatMap(kindOf)
      .toSorted(cheapestFirst),
  )
}

/**
 * The same text for plots of one site that are of one kind: by power, by whether tents and caravans may
 * stand there, whether it is shared, what its rate is for, and in houses by how many sleep there.
 */
export function kindOfPlot(siteType: SiteType, plot: WhatItIs): string {
  const { isElectrified, tentsMax, caravansMax, paxMax, allowMultipleReservationsUpToPaxMax, rateBasis } = plot
  const isCamping = siteType === 'camping'
  const sleeps = bringsOwnBed(siteType) ? null : paxMax
  const takes = isCamping ? [tentsMax !== 0, caravansMax !== 0] : []
  return JSON.stringify([isElectrified, ...takes, allowMultipleReservationsUpToPaxMax, rateBasis, sleeps])
}

function kindOf([first, ...others]: readonly ListedPlot[]): readonly DatelessPlotKind[] {
  if (!first) return []
  const plots: DatelessPlotKind['plots'] = [first.plot, ...others.map(({ plot }) => plot)]
  return [{ site: first.site, plots, from: lowestPrice(plots) }]
}

function cheapestFirst({ from: one }: DatelessPlotKind, { from: other }: DatelessPlotKind): number {
  return (one?.price.cents ?? 0) - (other?.price.cents ?? 0)
}
