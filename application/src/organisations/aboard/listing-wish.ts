import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import { readField } from '@camp/domain/organisations/settings/read-field.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Places, Town } from '../../search/places.ts'

/** What somebody says of the campsite that they list, as typed. */
export interface ListingWish {
  readonly name: string
  /** A town, with or without its province: `Ladismith, Western Cape`. */
  readonly place: string
  /** Where they pointed on the map; it counts before the town. */
  readonly pin: Pin | null
  readonly areTermsAccepted: boolean
}

export interface Pin {
  readonly latitude: number
  readonly longitude: number
}

export type ListingProblem =
  | { readonly field: 'name'; readonly code: 'name-missing' | 'name-too-long' }
  | { readonly field: 'place'; readonly code: 'place-missing' | 'place-unknown' | 'pin-abroad' }
  /** Several towns may be meant: each as it would be typed. */
  | { readonly field: 'place'; readonly code: 'place-unclear'; readonly choices: readonly string[] }
  | { readonly field: 'terms'; readonly code: 'terms-missing' }

/** Read, and where it lies. */
export interface CampsiteToList {
  readonly name: string
  readonly cityName: string
  readonly province: string
  readonly latitude: number
  readonly longitude: number
}

/** Degrees around the country; what lies outside is somebody else's. */
const around = { north: -22, south: -35, west: 16, east: 33.2 }
const mostChoices = 8

export async function readListing(places: Places, wish: ListingWish): Promise<Result<CampsiteToList, readonly ListingProblem[]>> {
  const name = readField(fieldRules.name, wish.name)
  const where = await placeOf(places, wish)
  const problems: ListingProblem[] = []
  if (!name.ok) problems.push({ field: 'name', code: name.refusal.code === 'too-long' ? 'name-too-long' : 'name-missing' })
  if (!where.ok) problems.push(where.refusal)
  if (!wish.areTermsAccepted) problems.push({ field: 'terms', code: 'terms-missing' })
  if (!name.ok || !where.ok || problems.length > 0) return refused(problems)
  return accepted({ name: String(name.value), ...where.value })
}

type Where = Result<Omit<CampsiteToList, 'name'>, Extract<ListingProblem, { field: 'place' }>>

async function placeOf(places: Places, { place, pin }: Pick<ListingWish, 'place' | 'pin'>): Promise<Where> {
  if (pin) return placeOfPin(places, pin)
  const [town = '', ...rest] = place.split(',').map((part) => part.trim())
  if (town === '') return refused({ field: 'place', code: 'place-missing' })
  const named = await places.townsNamed(town)
  const wanted = rest.length === 0 ? named : named.filter(({ provinceName }) => isSame(provinceName, rest.join(', ')))
  const [only] = wanted
  if (only && wanted.length === 1) return accepted(placeOfListing(only, only))
  if (named.length > 0) return refused({ field: 'place', code: 'place-unclear', choices: named.map(asTyped) })
  const alike = (await places.suggest(town, mostChoices)).filter(({ kind }) => kind === 'town')
  if (alike.length === 0) return refused({ field: 'place', code: 'place-unknown' })
  return refused({ field: 'place', code: 'place-unclear', choices: alike.map(({ name, detail }) => `${name}, ${detail}`) })
}

async function placeOfPin(places: Places, pin: Pin): Promise<Where> {
  const town = await townOfPin(places, pin)
  return town ? accepted(placeOfListing(town, pin)) : refused({ field: 'place', code: 'pin-abroad' })
}

/** Nothing outside the country. */
export async function townOfPin(places: Places, { latitude, longitude }: Pin): Promise<Town | undefined> {
  const isNear = latitude < around.north && latitude > around.south && longitude > around.west && longitude < around.east
  return isNear ? places.nearestTown({ latitude, longitude }) : undefined
}

function placeOfListing({ name, province }: Town, { latitude, longitude }: Pin): Omit<CampsiteToList, 'name'> {
  return { cityName: name, province, latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** To ten metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

function asTyped({ name, provinceName }: Town): string {
  return `${name}, ${provinceName}`
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
