import type { Translator } from '#app/wording/catalogue.ts'
import type { SearchedRegion, Whereabouts } from './resolve-place.ts'

interface Heading {
  readonly whereabouts: Whereabouts
  readonly count: number
  /** Nothing was in the region itself: the nearest are around it. */
  readonly isAround: boolean
}

/** `23 places near Clanwilliam`, `14 places in and around the Cederberg`. */
export function resultsHeading(t: Translator<'search'>, { whereabouts, count, isAround }: Heading): string {
  switch (whereabouts.kind) {
    case 'place': {
      const place = whereabouts.place.name
      return count === 0 ? t('noPlacesNear', { place }) : t('placesNear', { count, place })
    }
    case 'region': {
      const region = regionName(t, whereabouts.region)
      if (count === 0) return t('noPlacesIn', { region })
      if (whereabouts.region.isCountry) return t('placesAnywhere', { count })
      return isAround ? t('placesNear', { count, place: region }) : t('placesIn', { count, region })
    }
    case 'box':
      return count === 0 ? t('noPlacesOnMap') : t('placesOnMap', { count })
    case 'unsure':
      return t('whichPlace')
    case 'anywhere':
    case 'unknown':
      return count === 0 ? t('noPlacesAnywhere') : t('placesAnywhere', { count })
  }
}

/** `Hermanus` for "Harmunus"; null where the search looked in what was typed. */
export function foundPlace(t: Translator<'search'>, whereabouts: Whereabouts): string | null {
  switch (whereabouts.kind) {
    case 'place':
      return whereabouts.typed === null ? null : whereabouts.place.name
    case 'region':
      return whereabouts.typed === null ? null : whereabouts.region.name
    case 'unknown':
      return t('anywhere')
    case 'unsure':
    case 'box':
    case 'anywhere':
      return null
  }
}

/** The Cape and the Karoo take an article, KwaZulu-Natal and Zululand do not. */
export function regionName(t: Translator<'search'>, { name, hasArticle }: SearchedRegion): string {
  return hasArticle ? t('articleRegion', { region: name }) : name
}
