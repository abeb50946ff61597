import { textMatch } from '@camp/domain/search/search-text.ts'
import type { PlaceSuggestion, Places } from '../places.ts'

export class InMemoryPlaces implements Places {
  readonly #places: readonly PlaceSuggestion[]

  constructor(places: readonly PlaceSuggestion[]) {
    this.#places = places
  }

  async suggest(query: string, limit: number): Promise<readonly PlaceSuggestion[]> {
    return this.#places
      .map((place) => ({ place, match: textMatch(query, place.name) }))
      .filter(({ match }) => match !== null)
      .toSorted((one, other) => (one.match ?? 0) - (other.match ?? 0))
      .slice(0, limit)
      .map(({ place }) => place)
  }
}
