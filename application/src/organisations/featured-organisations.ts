import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { ListedOrganisation } from '../search/search-results.ts'
import type { Catalogues } from './catalogues.ts'
import { organisationCard } from './organisation-card.ts'
import { noRating, type Ratings } from './ratings.ts'

export interface FeaturedOrganisationsPorts {
  readonly catalogues: Catalogues
  readonly ratings: Ratings
}

/** The home page's featured campsites, by name; the dates decide the season of a display-from price. */
export class FeaturedOrganisations {
  readonly #ports: FeaturedOrganisationsPorts

  constructor(ports: FeaturedOrganisationsPorts) {
    this.#ports = ports
  }

  async execute({ stay }: { readonly stay: StayDates | null }): Promise<readonly ListedOrganisation[]> {
    const ids = await this.#ports.catalogues.featured()
    const [catalogues, ratings] = await Promise.all([this.#ports.catalogues.findMany(ids), this.#ports.ratings.of(ids)])
    return catalogues
      .map((catalogue) => {
        const rating = ratings.get(catalogue.organisation.id) ?? noRating
        return organisationCard(catalogue, { rating, distanceKm: null, dates: stay })
      })
      .toSorted((one, other) => one.name.localeCompare(other.name))
  }
}
