import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { ListedOrganisation } from '../search/search-results.ts'
import { cardPrice } from './card-price.ts'
import type { Rating } from './ratings.ts'

export interface CardFacts {
  readonly rating: Rating
  readonly distanceKm: number | null
  readonly dates: StayDates | null
}

/** What a card shows of an organisation: listed fields, never the row. */
export function organisationCard(catalogue: Catalogue, { rating, distanceKm, dates }: CardFacts): ListedOrganisation {
  const { organisation, tags } = catalogue
  return {
    id: organisation.id,
    slug: organisation.slug,
    name: organisation.name,
    image: organisation.images[0] ?? null,
    shortDescription: organisation.shortDescription,
    suburb: organisation.suburb,
    cityName: organisation.cityName,
    postalCode: organisation.postalCode,
    provinceName: organisation.province.name,
    isAdultsOnly: organisation.isAdultsOnly,
    latitude: organisation.latitude,
    longitude: organisation.longitude,
    distanceKm,
    tags: tags.filter((tag) => tag.isActive).map(({ name, icon }) => ({ name, icon })),
    priceLine: cardPrice(catalogue, dates),
    rating,
  }
}
