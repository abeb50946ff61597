import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import type { SearchSort } from '@camp/domain/search/sort-results.ts'
import type { StayParameters } from './stay-parameters.ts'

/** A search of `/` as it stands in the address. */
export interface SearchParameters {
  /** As typed or as picked: `Clanwilliam, Western Cape`. */
  readonly place: string | null
  /** Of a picked place; null when the place was only typed. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** A part of the map; a place that is typed as well is meant instead. */
  readonly box: PlaceBox | null
  /** The words of the place that the map was moved away from: while they stand, the box is meant. */
  readonly around: string | null
  readonly stay: StayParameters
  readonly tags: readonly string[]
  readonly siteTypes: readonly SiteType[]
  readonly electrified: boolean
  /** Rand. */
  readonly maxPricePerNight: number | null
  readonly adultsOnly: boolean
  /** Null: the page chooses. */
  readonly sort: SearchSort | null
  /** From 1. */
  readonly page: number
  /**
   * Results are wanted: the address has a place (even an empty one), dates, a part of the map or a filter.
   */
  readonly isAsked: boolean
  /** Shown without header and footer inside another site, which the next search keeps. */
  readonly isEmbedded: boolean
}
