import {
  type CampsiteFacts,
  type Candidate,
  type CandidateQuery,
  centreOf,
  type SearchArea,
} from '@camp/application/search/find-campsites-near.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import { earthRadiusKm, greatCircleKm } from '@camp/domain/search/great-circle.ts'
import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import KDBush from 'kdbush'
import { type IndexedRow, toCampsiteFacts } from './campsite-rows.ts'

interface KeptCampsite {
  readonly facts: CampsiteFacts
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
  /** By name. */
  readonly ids: readonly OrganisationId[]
  /** Of their places in that list; null where there is none. */
  readonly tree: KDBush | null
}

type Box = PlaceBox

/** Active organisations that can be booked online, and where they are. */
export class KeptCampsites {
  readonly #campsites = new Map<OrganisationId, KeptCampsite>()
  readonly #texts = new Map<string, CampsiteFacts['tags'][number]>()
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
    const stays = known?.latitude === row.latitude && known.longitude === row.longitude && known.facts.name === row.name
    if (!stays) this.#places = null
    this.#campsites.set(row.id, {
      facts: { ...toCampsiteFacts(row), tags: row.tags.map((tag) => this.#shared(tag)) },
      version: row.version,
      isDemo: row.is_demo,
      isAdultsOnly: row.is_adults_only,
      latitude: row.latitude,
      longitude: row.longitude,
      openTypes: row.open_types,
      electrifiedTypes: row.electrified_types,
    })
  }

  remove(id: OrganisationId): void {
    if (this.#campsites.delete(id)) this.#places = null
  }

  /** Nearest first, then by name. */
  candidates(query: CandidateQuery): readonly Candidate[] {
    const { area } = query
    const centre = centreOf(area)
    const found: Candidate[] = []
    for (const campsite of this.#within(area)) {
      const distanceKm = centre && greatCircleKm(centre, campsite)
      if (distanceKm !== null && area.kind === 'circle' && distanceKm > area.radiusKm) continue
      if (!suits(campsite, query)) continue
      const siteTypes = typesFor(campsite, query)
      if (siteTypes.length > 0) found.push({ campsite: campsite.facts, siteTypes, distanceKm })
    }
    return centre ? found.sort(nearestFirst) : found
  }

  /** For a circle those of the box around it; by name but for a circle. */
  #within(area: SearchArea): readonly KeptCampsite[] {
    this.#places ??= this.#placed()
    const { ids, tree } = this.#places
    if (area.kind === 'anywhere') return ids.flatMap((id) => this.#campsites.get(id) ?? [])
    const { west, south, east, north } = area.kind === 'circle' ? boxAround(area) : area
    const places = tree?.range(west, south, east, north) ?? []
    if (area.kind === 'box') places.sort((one, other) => one - other)
    return places.flatMap((place) => this.#campsites.get(ids[place] as OrganisationId) ?? [])
  }

  #placed(): Places {
    const kept = [...this.#campsites.values()].toSorted((one, other) => inOrder(one.facts.name, other.facts.name))
    const tree = kept.length > 0 ? new KDBush(kept.length) : null
    for (const { longitude, latitude } of kept) tree?.add(longitude, latitude)
    return { ids: kept.map(({ facts }) => facts.organisationId), tree: tree?.finish() ?? null }
  }

  /** Many campsites have the same tags. */
  #shared(tag: CampsiteFacts['tags'][number]): CampsiteFacts['tags'][number] {
    const key = `${tag.name}\n${tag.icon}`
    const known = this.#texts.get(key) ?? tag
    this.#texts.set(key, known)
    return known
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

/** Degrees around a point within which its circle lies. */
function boxAround({ latitude, longitude, radiusKm }: Extract<SearchArea, { kind: 'circle' }>): Box {
  const degrees = (radiusKm / earthRadiusKm) * (180 / Math.PI)
  const widest = Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + degrees) * Math.PI) / 180))
  const [north, south] = [latitude + degrees, latitude - degrees]
  return { north, south, east: longitude + degrees / widest, west: longitude - degrees / widest }
}

function nearestFirst(one: Candidate, other: Candidate): number {
  return (one.distanceKm ?? 0) - (other.distanceKm ?? 0) || inOrder(one.campsite.name, other.campsite.name)
}

function inOrder(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
