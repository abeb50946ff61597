import type { PlaceSuggestion, Places } from '../places.ts'
import { type GazetteerTown, SearchablePlaces } from '../searchable-places.ts'

export class InMemoryPlaces implements Places {
  readonly #known: SearchablePlaces
  readonly #campsites: readonly PlaceSuggestion[]

  constructor(places: readonly PlaceSuggestion[]) {
    this.#known = new SearchablePlaces(places.filter(({ kind }) => kind === 'town').map(toTown))
    this.#campsites = places.filter(({ kind }) => kind === 'organisation')
  }

  async suggest(query: string, limit: number) {
    return this.#known.suggest(query, this.#campsites, limit)
  }

  async townsNamed(name: string) {
    return this.#known.townsNamed(name)
  }

  async near(point: { readonly latitude: number; readonly longitude: number }) {
    return this.#known.near(point)
  }

  async nearestTown(point: { readonly latitude: number; readonly longitude: number }) {
    return this.#known.nearestTown(point)
  }
}

function toTown({ name, detail, latitude, longitude }: PlaceSuggestion): GazetteerTown {
  return { name, province: provinceCodes[detail] ?? 'ZA-WC', provinceName: detail, latitude, longitude, population: 0 }
}

const provinceCodes: Readonly<Record<string, string>> = { 'Western Cape': 'ZA-WC', 'Free State': 'ZA-FS' }
