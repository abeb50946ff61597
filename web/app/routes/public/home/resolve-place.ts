import type { SuggestedPlace } from '@camp/application/search/places.ts'
import { middleOf, type PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { provinces } from '@camp/domain/search/known-places/provinces.ts'
import { plainName } from '@camp/domain/search/place-name.ts'
import { provinceOfBox } from '#app/components/search/map-regions.ts'
import type { SearchParameters } from '#app/search-parameters/search-parameters.ts'

export interface SearchedPlace {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Itself a campsite: the nearest comes first, so that it does. */
  readonly isOrganisation: boolean
}

/** A part of the country; its place is its middle. */
export interface SearchedRegion extends Omit<SearchedPlace, 'isOrganisation'> {
  readonly hasArticle: boolean
  readonly isCountry: boolean
  readonly box: PlaceBox
}

interface Understood {
  /** What was typed, when another name was taken for it. */
  readonly typed: string | null
  readonly alternatives: readonly PlaceChoice[]
}

/** Another place that may be meant. */
export type PlaceChoice = Pick<SuggestedPlace, 'name' | 'detail' | 'latitude' | 'longitude'>

/** What a search searches, and how it was understood. */
export type Whereabouts =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'box'; readonly box: PlaceBox }
  | ({ readonly kind: 'region'; readonly region: SearchedRegion } & Understood)
  | ({ readonly kind: 'place'; readonly place: SearchedPlace } & Understood)
  | { readonly kind: 'unsure'; readonly typed: string; readonly choices: readonly PlaceChoice[] }
  | { readonly kind: 'unknown'; readonly typed: string }

export type FindSuggestions = (query: string) => Promise<readonly SuggestedPlace[]>

const mostAlternatives = 3
const mostChoices = 6
/** Degrees; a picked place keeps its position, whatever rounded it on the way. */
const samePosition = 0.01

/** A part of the map, a picked place as it is, a typed one by its best suggestion. */
export async function resolvePlace(parameters: SearchParameters, suggest: FindSuggestions): Promise<Whereabouts> {
  const { box, place: typed, latitude, longitude } = parameters
  if (box) return boxWhereabouts(box)
  if (!typed) return { kind: 'anywhere' }

  const suggestions = await suggestionsFor(typed, suggest)
  if (latitude !== null && longitude !== null) return pickedPlace(typed, { latitude, longitude }, suggestions)
  return typedPlace(typed, suggestions)
}

function boxWhereabouts(box: PlaceBox): Whereabouts {
  const shape = provinceOfBox(box)
  const province = provinces.find(({ name }) => name === shape?.name)
  if (!province) return { kind: 'box', box }
  const { name, hasArticle } = province
  return { kind: 'region', region: { name, hasArticle, isCountry: false, box, ...middleOf(box) }, typed: null, alternatives: [] }
}

/** `Clanwilliam, Western Cape` is no name; `Clanwilliam` is, and what follows tells it from others. */
async function suggestionsFor(typed: string, suggest: FindSuggestions): Promise<readonly SuggestedPlace[]> {
  const whole = await suggest(typed)
  const [name = '', detail = ''] = parts(typed)
  if (!detail || whole[0]?.sureness === 'named') return whole
  const byName = await suggest(name)
  const exact = byName.filter((place) => isNamed(place, typed)).map((place) => ({ ...place, sureness: 'named' as const }))
  const others = byName.filter((place) => !exact.some((each) => each.name === place.name && each.detail === place.detail))
  return [...exact, ...(whole.length > 0 && byName[0]?.sureness !== 'named' ? whole : []), ...others]
}

function pickedPlace(
  typed: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  suggestions: readonly SuggestedPlace[],
): Whereabouts {
  const picked = suggestions.find((place) => isNamed(place, typed) && isAt(place, { latitude, longitude }))
  if (picked?.box) return whereaboutsOf(picked, null, [])
  const isOrganisation = suggestions.some((place) => place.kind === 'organisation' && isNamed(place, typed))
  const name = parts(typed)[0] ?? typed
  return { kind: 'place', place: { name, latitude, longitude, isOrganisation }, typed: null, alternatives: [] }
}

/** What is unsure is asked, never guessed (rule S9). */
function typedPlace(typed: string, suggestions: readonly SuggestedPlace[]): Whereabouts {
  const [best, ...others] = suggestions
  if (!best) return { kind: 'unknown', typed }
  if (best.sureness === 'perhaps') return { kind: 'unsure', typed, choices: suggestions.slice(0, mostChoices) }
  if (best.sureness === 'named') return whereaboutsOf(best, null, [])
  return whereaboutsOf(best, typed, others.slice(0, mostAlternatives))
}

function whereaboutsOf(found: SuggestedPlace, typed: string | null, alternatives: readonly PlaceChoice[]): Whereabouts {
  const { kind, name, latitude, longitude, box, hasArticle } = found
  const region = box && { name, latitude, longitude, box, hasArticle, isCountry: kind === 'country' }
  if (region) return { kind: 'region', region, typed, alternatives }
  const isOrganisation = kind === 'organisation'
  return { kind: 'place', place: { name, latitude, longitude, isOrganisation }, typed, alternatives }
}

function isAt(place: PlaceChoice, { latitude, longitude }: { readonly latitude: number; readonly longitude: number }): boolean {
  return Math.abs(place.latitude - latitude) < samePosition && Math.abs(place.longitude - longitude) < samePosition
}

function isNamed({ name, detail }: PlaceChoice, typed: string): boolean {
  const plain = plainName(typed)
  return plainName(name) === plain || plainName(`${name}, ${detail}`) === plain
}

function parts(typed: string): readonly string[] {
  const comma = typed.indexOf(',')
  return comma < 0 ? [typed] : [typed.slice(0, comma).trim(), typed.slice(comma + 1).trim()]
}
