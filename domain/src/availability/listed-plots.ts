import type { Catalogue } from '../organisations/catalogue.ts'
import type { Plot, Site } from '../plots/plot.ts'
import { KeptWith } from '../shared/kept-with.ts'

export interface ListedPlot {
  readonly plot: Plot
  readonly site: Site
}

/** Catalogues are kept, and each search asks for theirs. */
const known = new KeptWith<Catalogue, readonly ListedPlot[]>()

/**
 * The plots that a guest may see: active, on an active site that takes online bookings, of an active
 * organisation.
 */
export function listedPlots(catalogue: Catalogue): readonly ListedPlot[] {
  return known.of(catalogue) ?? known.keep(catalogue, plotsOf(catalogue))
}

function plotsOf({ organisation, sites, plots }: Catalogue): readonly ListedPlot[] {
  if (organisation.status !== 'active') return []
  const openSites = new Map(sites.filter((site) => site.isActive && site.isOnlineBookingActive).map((site) => [site.id, site]))
  return plots.flatMap((plot) => {
    const site = openSites.get(plot.siteId)
    return plot.isActive && site ? [{ plot, site }] : []
  })
}
