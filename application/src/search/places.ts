import type { Sureness } from '@camp/domain/search/find-places.ts'
import type { PlaceKind } from '@camp/domain/search/findable-place.ts'
import type { Coordinates } from '@camp/domain/search/great-circle.ts'
import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import type { NearbyPlace } from '@camp/domain/search/places-near.ts'

/** Somewhere to search. Choosing an organisation searches around it, it first (rule S1). */
export interface PlaceSuggestion {
  readonly kind: PlaceKind
  readonly name: string
  /** What tells two places of one name apart: the province or provinces, or the town of an organisation. */
  readonly detail: string
  readonly latitude: number
  readonly longitude: number
  /** Of an organisation; null otherwise. */
  readonly slug: string | null
}

export interface SuggestedPlace extends PlaceSuggestion {
  /** Of a part of the country, which is searched whole; null of a town and of an organisation. */
  readonly box: PlaceBox | null
  /** `the Karoo`, but Zululand. */
  readonly hasArticle: boolean
  readonly sureness: Sureness
}

/** A town that a campsite may lie in or near. */
export interface Town {
  readonly name: string
  /** Country and province: `ZA-WC`. */
  readonly province: string
  readonly provinceName: string
  readonly latitude: number
  readonly longitude: number
}

export interface Places {
  /**
   * Best match first; ignores case, accents and small typing errors, and knows other names (rule S9). Only
   * organisations that a search may find.
   */
  suggest(query: string, limit: number): Promise<readonly SuggestedPlace[]>
  /** Those of exactly this name or other name, case and accents ignored; the largest first. */
  townsNamed(name: string): Promise<readonly Town[]>
  /** What a campsite says of its surroundings. */
  near(point: Coordinates): Promise<readonly NearbyPlace[]>
  /** As the crow flies; nothing where none is known. */
  nearestTown(point: { readonly latitude: number; readonly longitude: number }): Promise<Town | undefined>
}
