import { isDeepStrictEqual } from 'node:util'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { ImportedOrganisation } from '../imported-organisation.ts'
import type { OrganisationStore } from '../organisation-store.ts'

export class InMemoryOrganisationStore implements OrganisationStore {
  readonly #kept = new Map<string, ImportedOrganisation>()
  readonly #booked = new Set<string>()

  async lock(): Promise<void> {}

  async save(organisation: ImportedOrganisation) {
    const outcome = await this.compare(organisation)
    this.#kept.set(organisation.slug, withWhatIsThere(organisation, this.#kept.get(organisation.slug)))
    return outcome
  }

  /** As if somebody had booked there. */
  book(slug: string): void {
    this.#booked.add(slug)
  }

  async bookedCountries(slugs: readonly string[]) {
    const booked = slugs.flatMap((slug) => (this.#booked.has(slug) ? [this.#kept.get(slug)] : []))
    return new Map(booked.flatMap((one) => (one ? [[one.slug, one.country] as const] : [])))
  }

  async compare(organisation: ImportedOrganisation) {
    const kept = this.#kept.get(organisation.slug)
    if (!kept) return 'created'
    return isDeepStrictEqual(kept, withWhatIsThere(organisation, kept)) ? 'unchanged' : 'changed'
  }

  async load(slug: string) {
    return this.#kept.get(slug)
  }

  async idOf(slug: string) {
    return this.#kept.has(slug) ? (`organisation-${slug}` as OrganisationId) : undefined
  }

  async list() {
    return [...this.#kept.values()]
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ slug, name, status, cityName, sites }) => {
        const plots = sites.flatMap((site) => site.plots).length
        return { id: `organisation-${slug}` as OrganisationId, slug, name, status, cityName, plots }
      })
  }
}

/** What a document says nothing about stays as it is. */
function withWhatIsThere(organisation: ImportedOrganisation, kept: ImportedOrganisation | undefined): ImportedOrganisation {
  if (!kept) return organisation
  const { images, logo, mapPicture, plotMap, pictureTexts, documents, savedTexts } = kept
  const { cancelsOverdueBookings, releasesTransfers, asksProvedNumber } = kept
  const feedsOf = (site: string, plot: string) =>
    kept.sites.find(({ name }) => name === site)?.plots.find(({ name }) => name === plot)?.calendarFeeds
  const sites = organisation.sites.map((site) => ({
    ...site,
    plots: site.plots.map((plot) => {
      const calendarFeeds = plot.calendarFeeds ?? feedsOf(site.name, plot.name)
      return { ...plot, ...(calendarFeeds && { calendarFeeds }) }
    }),
  }))
  return {
    ...(images && { images }),
    ...(logo && { logo }),
    ...(mapPicture && { mapPicture }),
    ...(plotMap && { plotMap }),
    ...(pictureTexts && { pictureTexts }),
    ...(cancelsOverdueBookings && { cancelsOverdueBookings }),
    ...(releasesTransfers && { releasesTransfers }),
    ...(asksProvedNumber && { asksProvedNumber }),
    ...(documents && { documents }),
    ...(savedTexts && { savedTexts }),
    ...organisation,
    sites,
  }
}
