import {
  type CampsiteFacts,
  type CandidateQuery,
  centreOf,
  type FoundCampsites,
  type SearchArea,
} from '@camp/application/search/find-campsites-near.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import { boxAround } from '@camp/domain/search/box-around.ts'
import { kmFrom } from '@camp/domain/search/great-circle.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import KDBush from 'kdbush'
import { type IndexedRow, toCampsiteFacts } from './campsite-rows.ts'
import { type CountedCampsite, KeptCandidates } from './kept-candidates.ts'
import { KeptNames } from './kept-names.ts'

interface KeptCampsite extends CountedCampsite {
  readonly version: string
  readonly isDemo: boolean
  readonly isAdultsOnly: boolean
  readonly latitude: number
  readonly longitude: number
  readonly openTypes: readonly SiteType[]
  readonly electrifiedTypes: readonly SiteType[]
}

/** Every place that can be found at one moment, with where it is; made anew when one comes, goes or moves. */
interface Places {
  readonly campsites: KeptCampsite[]
  readonly placeOf: ReadonlyMap<OrganisationId, number>
  /** Of their places in that list; null where there is none. */
  readonly tree: KDBush | null
}

/** Active organisations that can be booked online, and where they are. */
export class KeptCampsites {
  readonly names = new KeptNames()
  readonly #campsites = new Map<OrganisationId, KeptCampsite>()
  /** Every tag that some campsite has had, by its place. */
  readonly #tags: CampsiteFacts['tags'][number][] = []
  readonly #tagPlaces = new Map<string, number>()
  readonly #typeLists = new Map<string, readonly SiteType[]>()
  readonly #isDemoMode: boolean
  #places: Places | null = null

  constructor({ isDemoMode }: { readonly isDemoMode: boolean }) {
    this.#isDemoMode = isDemoMode
  }

  get count(): number {
    return this.#campsites.size
  }

  ids(): readonly OrganisationId[] {
    return [...this.#campsites.keys()]
  }

  /** Of the catalogue; undefined of one that is not kept. */
  versionOf(id: OrganisationId): string | undefined {
    return this.#campsites.get(id)?.version
  }

  put(row: IndexedRow): void {
    if (!row.is_active || row.open_types.length === 0 || (row.is_demo && !this.#isDemoMode)) {
      this.remove(row.id)
      return
    }
    const known = this.#campsites.get(row.id)
    const tags = row.tags.map((tag) => this.#tagPlace(tag))
    const campsite = {
      facts: { ...toCampsiteFacts(row), tags: tags.flatMap((place) => this.#tags[place] ?? []) },
      tags,
      version: row.version,
      isDemo: row.is_demo,
      isAdultsOnly: row.is_adults_only,
      latitude: row.latitude,
      longitude: row.longitude,
      openTypes: this.#sameTypes(row.open_types),
      electrifiedTypes: this.#sameTypes(row.electrified_types),
    }
    this.#campsites.set(row.id, campsite)
    this.names.put(row)
    const place = this.#places?.placeOf.get(row.id)
    const isWhereItWas = known?.latitude === row.latitude && known.longitude === row.longitude
    if (isWhereItWas && this.#places && place !== undefined) this.#places.campsites[place] = campsite
    else this.#places = null
  }

  remove(id: OrganisationId): void {
    if (this.#campsites.delete(id)) this.#places = null
    this.names.remove(id)
  }

  find(query: CandidateQuery): FoundCampsites {
    const { area } = query
    const centre = centreOf(area)
    const kmFromCentre = centre && kmFrom(centre)
    const found: KeptCampsite[] = []
    const siteTypes: (readonly SiteType[])[] = []
    const distances: number[] = []
    for (const campsite of this.#within(area)) {
      const distanceKm = kmFromCentre ? kmFromCentre(campsite) : 0
      if (area.kind === 'circle' && distanceKm > area.radiusKm) continue
      if (!suits(campsite, query)) continue
      const types = typesFor(campsite, query)
      if (types.length === 0) continue
      found.push(campsite)
      siteTypes.push(types)
      distances.push(distanceKm)
    }
    return new KeptCandidates({ campsites: found, siteTypes, distances: centre && distances, tags: this.#tags })
  }

  /** For a circle those of the box around it. */
  #within(area: SearchArea): Iterable<KeptCampsite> {
    if (area.kind === 'anywhere') return this.#campsites.values()
    this.#places ??= this.#placed()
    const { campsites, tree } = this.#places
    const { west, south, east, north } = area.kind === 'circle' ? boxAround(area, area.radiusKm) : area
    return (tree?.range(west, south, east, north) ?? []).map((place) => campsites[place] as KeptCampsite)
  }

  #placed(): Places {
    const kept = [...this.#campsites.values()]
    const tree = kept.length > 0 ? new KDBush(kept.length) : null
    for (const { longitude, latitude } of kept) tree?.add(longitude, latitude)
    const placeOf = new Map(kept.map(({ facts }, place) => [facts.organisationId, place]))
    return { campsites: kept, placeOf, tree: tree?.finish() ?? null }
  }

  /** Equal lists are one, so that they are counted as one. */
  #sameTypes(types: readonly SiteType[]): readonly SiteType[] {
    const key = types.join(' ')
    const known = this.#typeLists.get(key) ?? types
    this.#typeLists.set(key, known)
    return known
  }

  /** Many campsites have the same tags. */
  #tagPlace(tag: CampsiteFacts['tags'][number]): number {
    const key = `${tag.name}\n${tag.icon}`
    const known = this.#tagPlaces.get(key)
    if (known !== undefined) return known
    this.#tagPlaces.set(key, this.#tags.length)
    return this.#tags.push(tag) - 1
  }
}

function suits({ facts, isAdultsOnly }: KeptCampsite, { tags, adultsOnly, withChildren }: CandidateQuery): boolean {
  if (isAdultsOnly ? withChildren : adultsOnly) return false
  return tags.every((wanted) => facts.tags.some(({ name }) => name === wanted))
}

function typesFor({ openTypes, electrifiedTypes }: KeptCampsite, query: CandidateQuery): readonly SiteType[] {
  const types = query.electrified ? electrifiedTypes : openTypes
  return query.siteTypes.length === 0 ? types : types.filter((type) => query.siteTypes.includes(type))
}
