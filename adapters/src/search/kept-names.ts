import { placeOfCampsite, type SearchablePlace } from '@camp/application/search/searchable-places.ts'
import { beginningsIn, beginningsOf } from '@camp/domain/search/places-by-word.ts'
import { normalisedText } from '@camp/domain/search/search-text.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { IndexedRow } from './campsite-rows.ts'

type NamedRow = Pick<IndexedRow, 'id' | 'name' | 'slug' | 'city_name' | 'province_name' | 'latitude' | 'longitude'>

interface KeptCampsite {
  readonly place: SearchablePlace
  readonly provinceName: string
}

/** Lists of what a text may name: the longest unasked are forgotten first. */
const mostAsked = 500

/** How campsites and their towns are called; a text is compared with those whose words begin like it. */
export class KeptNames {
  readonly #campsites = new Map<OrganisationId, KeptCampsite>()
  readonly #towns = new Map<
    string,
    { readonly campsites: Map<OrganisationId, SearchablePlace>; readonly place: SearchablePlace }
  >()
  readonly #byBeginning = new Map<string, Set<SearchablePlace>>()
  readonly #asked = new Map<string, readonly SearchablePlace[]>()

  put({ id, name, slug, city_name: detail, province_name: provinceName, latitude, longitude }: NamedRow): void {
    const place = placeOfCampsite({ kind: 'organisation', name, detail, latitude, longitude, slug })
    const known = this.#campsites.get(id)
    if (known?.provinceName === provinceName && isCalledAlike(known.place, place)) return
    this.remove(id)
    const campsite = { place, provinceName }
    this.#campsites.set(id, campsite)
    this.#add(place)
    this.#changeTown(campsite, (campsites) => campsites.set(id, place))
  }

  remove(id: OrganisationId): void {
    const known = this.#campsites.get(id)
    if (!known) return
    this.#campsites.delete(id)
    this.#remove(known.place)
    this.#changeTown(known, (campsites) => campsites.delete(id))
  }

  /** Every campsite and every town of one that the text may name, and some that it does not. */
  likelyFor(query: string): readonly SearchablePlace[] {
    const likely = this.#asked.get(query) ?? this.#beginningLike(query)
    this.#asked.delete(query)
    this.#asked.set(query, likely)
    if (this.#asked.size > mostAsked) this.#asked.delete(this.#asked.keys().next().value as string)
    return likely
  }

  #beginningLike(query: string): readonly SearchablePlace[] {
    return [...new Set(beginningsIn(query).flatMap((each) => [...(this.#byBeginning.get(each) ?? [])]))]
  }

  #changeTown({ place, provinceName }: KeptCampsite, change: (campsites: Map<OrganisationId, SearchablePlace>) => void): void {
    const key = `${normalisedText(place.detail)}/${provinceName}`
    const known = this.#towns.get(key)
    const campsites = known?.campsites ?? new Map()
    change(campsites)
    if (known) this.#remove(known.place)
    if (campsites.size === 0) {
      this.#towns.delete(key)
      return
    }
    const town = townOf([...campsites.values()], provinceName)
    this.#towns.set(key, { campsites, place: town })
    this.#add(town)
  }

  #add(place: SearchablePlace): void {
    this.#asked.clear()
    for (const beginning of beginningsOf(place)) {
      const places = this.#byBeginning.get(beginning)
      if (places) places.add(place)
      else this.#byBeginning.set(beginning, new Set([place]))
    }
  }

  #remove(place: SearchablePlace): void {
    this.#asked.clear()
    for (const beginning of beginningsOf(place)) this.#byBeginning.get(beginning)?.delete(place)
  }
}

function isCalledAlike(one: SearchablePlace, other: SearchablePlace): boolean {
  return (['name', 'slug', 'detail', 'latitude', 'longitude'] as const).every((field) => one[field] === other[field])
}

/** In the middle of its campsites, by the first of the ways in which they write its name. */
function townOf(campsites: readonly SearchablePlace[], detail: string): SearchablePlace {
  const middle = (of: 'latitude' | 'longitude') => campsites.reduce((sum, place) => sum + place[of], 0) / campsites.length
  const [name = ''] = campsites.map((place) => place.detail).toSorted()
  return placeOfCampsite({ kind: 'town', name, detail, latitude: middle('latitude'), longitude: middle('longitude'), slug: null })
}
