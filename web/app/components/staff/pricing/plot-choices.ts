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
export function choicesBySite({ sites, plots }: SitesAndPlots): readonly SitePlots[] {
  return sites
    .map((site) => ({
      siteId: site.id,
      siteName: site.name,
      plots: plots.filter(({ siteId }) => siteId === site.id).map(({ id, name, isActive }) => ({ id, name, isActive })),
    }))
    .filter(({ plots: own }) => own.length > 0)
}

/** The names of plots by their ids, in the order of the sites; undefined where there are no ids. */
export function plotNames(sites: readonly SitePlots[], ids: unknown): string | undefined {
  if (!Array.isArray(ids) || ids.length === 0) return undefined
  const chosen = new Set(ids)
  const plots = sites.flatMap((site) => site.plots)
  return plots.flatMap(({ id, name }) => (chosen.has(id) ? [name] : [])).join(', ')
}
