import { isLongEnoughToSearch } from '@camp/domain/search/search-text.ts'
import type { Places, SuggestedPlace } from './places.ts'

const suggestionsShown = 8

/**
 * Towns, parts of the country and organisations for what was typed; nothing for fewer than three characters
 * (rule S1).
 */
export class SuggestPlaces {
  readonly #places: Places

  constructor(ports: { readonly places: Places }) {
    this.#places = ports.places
  }

  async execute({ query }: { readonly query: string }): Promise<readonly SuggestedPlace[]> {
    if (!isLongEnoughToSearch(query)) return []
    return this.#places.suggest(query, suggestionsShown)
  }
}
