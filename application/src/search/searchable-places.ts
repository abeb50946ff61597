import { type FoundPlace, findNamedPlaces, findPlaces } from '@camp/domain/search/find-places.ts'
import type { FindablePlace } from '@camp/domain/search/findable-place.ts'
import { type Coordinates, greatCircleKm } from '@camp/domain/search/great-circle.ts'
import { type KnownRegion, middleOf } from '@camp/domain/search/known-places/known-place.ts'
import { landscapes } from '@camp/domain/search/known-places/landscapes.ts'
import { parksAndDams } from '@camp/domain/search/known-places/parks-and-dams.ts'
import { provinces, southAfrica } from '@camp/domain/search/known-places/provinces.ts'
import { townNames } from '@camp/domain/search/known-places/town-names.ts'
import { plainName } from '@camp/domain/search/place-name.ts'
import { PlacesByWord } from '@camp/domain/search/places-by-word.ts'
import { type NearbyPlace, placesNear } from '@camp/domain/search/places-near.ts'
import type { PlaceSuggestion, SuggestedPlace, Town } from './places.ts'

/** A town as the gazetteer has it. */
export interface GazetteerTown extends Town {
  readonly population: number
}

export type SearchablePlace = Omit<SuggestedPlace, 'sureness'> & FindablePlace

interface FoundBefore {
  readonly query: string
  readonly limit: number
  readonly places: readonly SuggestedPlace[]
}

const regions: readonly SearchablePlace[] = [southAfrica, ...provinces, ...landscapes, ...parksAndDams].map(placeOfRegion)

/**
 * Every place that is known without asking, its names worked out once: the gazetteer's towns and all that
 * has a box.
 */
export class SearchablePlaces {
  readonly #towns: readonly (Town & Pick<FindablePlace, 'otherNames' | 'weight'>)[]
  readonly #places: PlacesByWord<SearchablePlace>
  readonly #townNames: ReadonlySet<string>
  /** What was found before, by what stood beside it: whoever keeps that asks with the same list again. */
  readonly #found = new WeakMap<readonly PlaceSuggestion[], FoundBefore>()

  constructor(towns: readonly GazetteerTown[]) {
    this.#towns = towns.map(asCalledToday).toSorted((one, other) => other.weight - one.weight)
    this.#places = new PlacesByWord([...regions, ...this.#towns.map(placeOfTown)])
    this.#townNames = new Set(
      this.#towns.flatMap(({ name, otherNames, provinceName }) =>
        [name, ...otherNames].map((each) => inProvince(each, provinceName)),
      ),
    )
  }

  /** Beside what is known: campsites, and their towns where the gazetteer lacks them. */
  suggest(query: string, others: readonly PlaceSuggestion[], limit: number): readonly SuggestedPlace[] {
    const before = this.#foundBefore(query, others, limit)
    return before ?? this.#keep(findPlaces(query, this.#places, this.#unknown(others).map(placeOfCampsite)), query, others, limit)
  }

  /**
   * As `suggest`, beside those alone of the campsites and their towns that the text may name; null where it
   * names nothing and may be misspelt, which all of them have to be compared with.
   */
  named(query: string, othersLikely: readonly SearchablePlace[], limit: number): readonly SuggestedPlace[] | null {
    const before = this.#foundBefore(query, othersLikely, limit)
    if (before) return before
    const found = findNamedPlaces(query, this.#places, this.#unknown(othersLikely))
    return found && this.#keep(found, query, othersLikely, limit)
  }

  #unknown<Place extends PlaceSuggestion>(others: readonly Place[]): readonly Place[] {
    return others.filter(({ kind, name, detail }) => kind !== 'town' || !this.#townNames.has(inProvince(name, detail)))
  }

  #foundBefore(query: string, others: readonly PlaceSuggestion[], limit: number): readonly SuggestedPlace[] | undefined {
    const before = this.#found.get(others)
    return before?.query === query && before.limit === limit ? before.places : undefined
  }

  #keep(
    found: readonly FoundPlace<SearchablePlace>[],
    query: string,
    others: readonly PlaceSuggestion[],
    limit: number,
  ): readonly SuggestedPlace[] {
    const shown = found.slice(0, limit)
    const places = shown.map(({ place: { otherNames: _names, weight: _weight, ...place }, sureness }) => ({ ...place, sureness }))
    this.#found.set(others, { query, limit, places })
    return places
  }

  townsNamed(name: string): readonly Town[] {
    const wanted = plainName(name)
    const named = this.#towns.filter((town) => [town.name, ...town.otherNames].some((each) => plainName(each) === wanted))
    return named.map(townOnly)
  }

  near(point: Coordinates): readonly NearbyPlace[] {
    return placesNear(point, this.#towns)
  }

  nearestTown(point: { readonly latitude: number; readonly longitude: number }): Town | undefined {
    const [first, ...rest] = this.#towns
    if (!first) return undefined
    const nearest = rest.reduce((best, town) => (greatCircleKm(point, town) < greatCircleKm(point, best) ? town : best), first)
    return townOnly(nearest)
  }
}

function asCalledToday({ population, ...town }: GazetteerTown): Town & Pick<FindablePlace, 'otherNames' | 'weight'> {
  const names = townNames.find((each) => each.town === town.name && town.province === `ZA-${each.province}`)
  return { ...town, name: names?.shown ?? town.name, otherNames: names?.otherNames ?? [], weight: population }
}

function placeOfTown({
  name,
  provinceName,
  latitude,
  longitude,
  otherNames,
  weight,
}: Parameters<typeof townOnly>[0]): SearchablePlace {
  const where = { latitude, longitude, slug: null, box: null, hasArticle: false }
  return { kind: 'town', name, detail: provinceName, otherNames, weight, ...where }
}

function placeOfRegion({ kind, name, detail, hasArticle, box, otherNames }: KnownRegion): SearchablePlace {
  return { kind, name, detail, hasArticle, box, otherNames, ...middleOf(box), slug: null, weight: 0 }
}

/** A campsite, or its town. */
export function placeOfCampsite(place: PlaceSuggestion): SearchablePlace {
  return { ...place, box: null, hasArticle: false, otherNames: [], weight: 0 }
}

function townOnly({
  name,
  province,
  provinceName,
  latitude,
  longitude,
}: Town & Pick<FindablePlace, 'otherNames' | 'weight'>): Town {
  return { name, province, provinceName, latitude, longitude }
}

function inProvince(name: string, province: string): string {
  return `${plainName(name)}/${plainName(province)}`
}
