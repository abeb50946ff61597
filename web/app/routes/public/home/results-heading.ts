import type { Translator } from '#app/wording/catalogue.ts'
import type { Whereabouts } from './resolve-place.ts'

/** `23 places near Clanwilliam`. */
export function resultsHeading(t: Translator<'search'>, whereabouts: Whereabouts, count: number): string {
  switch (whereabouts.kind) {
    case 'place': {
      const place = whereabouts.place.name
      return count === 0 ? t('noPlacesNear', { place }) : t('placesNear', { count, place })
    }
    case 'province': {
      const region = regionName(t, whereabouts.name)
      return count === 0 ? t('noPlacesIn', { region }) : t('placesIn', { count, region })
    }
    case 'box':
      return count === 0 ? t('noPlacesOnMap') : t('placesOnMap', { count })
    case 'anywhere':
    case 'unknown':
      return count === 0 ? t('noPlacesAnywhere') : t('placesAnywhere', { count })
  }
}

/**
 * The Cape and the Free State take an article, KwaZulu-Natal, Gauteng, Limpopo, Mpumalanga and North West do
 * not.
 */
const withArticle: ReadonlySet<string> = new Set(['Western Cape', 'Eastern Cape', 'Northern Cape', 'Free State'])

function regionName(t: Translator<'search'>, region: string): string {
  return withArticle.has(region) ? t('articleRegion', { region }) : region
}
