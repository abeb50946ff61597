import type { PickedPlot } from '#server/campsite/load-selection.ts'

export interface PlotsOfSite {
  readonly siteId: string
  readonly siteName: string
  readonly siteType: PickedPlot['siteType']
  readonly plots: readonly PickedPlot[]
}

/** Sites in the order of their first plot; within each the order given: what can be booked first. */
export function groupBySite(plots: readonly PickedPlot[]): readonly PlotsOfSite[] {
  return [...Map.groupBy(plots, ({ siteId }) => siteId)].flatMap(([siteId, ofSite]) => {
    const [first] = ofSite
    return first ? [{ siteId, siteName: first.siteName, siteType: first.siteType, plots: ofSite }] : []
  })
}
