/** The plots of one site, to choose from. */
export interface SitePlots {
  readonly siteId: string
  readonly siteName: string
  readonly plots: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[]
}

interface SitesAndPlots {
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly plots: readonly (SitePlots['plots'][number] & { readonly siteId: string })[]
}

/** Sites and plots in their own order; a site without plots is left out. */
export function plotsBySite({ sites, plots }: SitesAndPlots): readonly SitePlots[] {
  return sites
    .map((site) => ({
      siteId: site.id,
      siteName: site.name,
      plots: plots.filter(({ siteId }) => siteId === site.id).map(({ id, name, isActive }) => ({ id, name, isActive })),
    }))
    .filter(({ plots: own }) => own.length > 0)
}
