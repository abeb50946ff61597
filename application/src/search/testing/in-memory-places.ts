import { textMatch } from '@camp/domain/search/search-text.ts'
import type { PlaceSuggestion, Places, Town } from '../places.ts'

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

  async townsNamed(name: string): Promise<readonly Town[]> {
    return this.#towns().filter((town) => plain(town.name) === plain(name))
  }

  async nearestTown({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
    const far = (town: Town) => Math.hypot(town.latitude - latitude, town.longitude - longitude)
    return this.#towns().toSorted((one, other) => far(one) - far(other))[0]
  }

  #towns(): readonly Town[] {
    return this.#places
      .filter(({ kind }) => kind === 'town')
      .map(({ name, detail, latitude, longitude }) => {
        return { name, province: provinceCodes[detail] ?? 'ZA-WC', provinceName: detail, latitude, longitude }
      })
  }
}

const provinceCodes: Readonly<Record<string, string>> = { 'Western Cape': 'ZA-WC', 'Free State': 'ZA-FS' }

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
