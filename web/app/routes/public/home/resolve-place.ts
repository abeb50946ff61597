import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import { provinceNamed, provinceOfBox } from '#app/components/search/map-regions.ts'
import type { MapBox, SearchParameters } from '#app/search-parameters/search-parameters.ts'

export interface SearchedPlace {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Itself a campsite: the nearest comes first, so that it does. */
  readonly isOrganisation: boolean
}

/** What a search searches, and how it was understood. */
export type Whereabouts =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'box'; readonly box: MapBox }
  | { readonly kind: 'province'; readonly name: string; readonly box: MapBox }
  | {
      readonly kind: 'place'
      readonly place: SearchedPlace
      /** What was typed, when another name was taken for it. */
      readonly typed: string | null
      readonly alternatives: readonly PlaceSuggestion[]
    }
  | { readonly kind: 'unknown'; readonly typed: string }

export type FindSuggestions = (query: string) => Promise<readonly PlaceSuggestion[]>

const mostAlternatives = 3

/** A part of the map, a picked place as it is, a typed one by its best suggestion. */
export async function resolvePlace(parameters: SearchParameters, suggest: FindSuggestions): Promise<Whereabouts> {
  const { box, place: typed, latitude, longitude } = parameters
  if (box) return boxWhereabouts(box)
  if (!typed) return { kind: 'anywhere' }
  const province = provinceNamed(typed)
  if (province) return { kind: 'province', ...province }

  const suggestions = await suggestionsFor(typed, suggest)
  if (latitude !== null && longitude !== null) return pickedPlace(typed, { latitude, longitude }, suggestions)
  return typedPlace(typed, suggestions)
}

function boxWhereabouts(box: MapBox): Whereabouts {
  const province = provinceOfBox(box)
  return province ? { kind: 'province', ...province } : { kind: 'box', box }
}

/** `Clanwilliam, Western Cape` is no name; `Clanwilliam` is, and what follows tells it from others. */
async function suggestionsFor(typed: string, suggest: FindSuggestions): Promise<readonly PlaceSuggestion[]> {
  const whole = await suggest(typed)
  const [name = '', detail = ''] = parts(typed)
  if (!detail) return whole
  const byName = await suggest(name)
  const exact = byName.filter((place) => sameText(place.name, name) && sameText(place.detail, detail))
  return [...exact, ...whole, ...byName.filter((place) => !exact.includes(place))]
}

function pickedPlace(
  typed: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  suggestions: readonly PlaceSuggestion[],
): Whereabouts {
  const isOrganisation = suggestions.some((place) => place.kind === 'organisation' && isNamed(place, typed))
  return {
    kind: 'place',
    place: { name: parts(typed)[0] ?? typed, latitude, longitude, isOrganisation },
    typed: null,
    alternatives: [],
  }
}

function typedPlace(typed: string, [best, ...others]: readonly PlaceSuggestion[]): Whereabouts {
  if (!best) return { kind: 'unknown', typed }
  const province = best.kind === 'province' ? provinceNamed(best.name) : undefined
  if (province) return { kind: 'province', ...province }
  const { name, latitude, longitude } = best
  return {
    kind: 'place',
    place: { name, latitude, longitude, isOrganisation: best.kind === 'organisation' },
    typed: isNamed(best, typed) ? null : typed,
    alternatives: others.slice(0, mostAlternatives),
  }
}

function isNamed({ name, detail }: PlaceSuggestion, typed: string): boolean {
  return sameText(name, typed) || sameText(`${name}, ${detail}`, typed)
}

function parts(typed: string): readonly string[] {
  const comma = typed.lastIndexOf(',')
  return comma < 0 ? [typed] : [typed.slice(0, comma).trim(), typed.slice(comma + 1).trim()]
}

function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
