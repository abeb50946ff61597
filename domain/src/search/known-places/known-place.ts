import type { Coordinates } from '../great-circle.ts'

/** Degrees; a part of the map. */
export interface PlaceBox {
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}

/** A part of the country that people name: it is searched by its box, from its middle outwards (rule S9). */
export interface KnownRegion {
  readonly kind: 'region' | 'province' | 'country'
  readonly name: string
  /** `the Cederberg`, but Zululand. */
  readonly hasArticle: boolean
  /** What tells it from others: its provinces, or the country. */
  readonly detail: string
  readonly box: PlaceBox
  /** Short, former, Afrikaans, isiZulu and isiXhosa names, nicknames, other spellings. */
  readonly otherNames: readonly string[]
}

const provinceNames = {
  EC: 'Eastern Cape',
  FS: 'Free State',
  GP: 'Gauteng',
  KZN: 'KwaZulu-Natal',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
  NW: 'North West',
  WC: 'Western Cape',
} as const

export type ProvinceCode = keyof typeof provinceNames

export type Edges = readonly [north: number, south: number, east: number, west: number]

export function boxOf([north, south, east, west]: Edges): PlaceBox {
  return { north, south, east, west }
}

export function middleOf({ north, south, east, west }: PlaceBox): Coordinates {
  return { latitude: (north + south) / 2, longitude: (east + west) / 2 }
}

export function provinceName(code: ProvinceCode): (typeof provinceNames)[ProvinceCode] {
  return provinceNames[code]
}

/** `region('the Karoo', 'WC NC EC', …)`: the article is no part of the name. */
export function region(named: string, provinces: string, edges: Edges, ...otherNames: readonly string[]): KnownRegion {
  const hasArticle = named.startsWith('the ')
  const codes = provinces.split(' ') as readonly ProvinceCode[]
  return {
    kind: 'region',
    name: hasArticle ? named.slice('the '.length) : named,
    hasArticle,
    detail: codes.map(provinceName).join(', '),
    box: boxOf(edges),
    otherNames,
  }
}
