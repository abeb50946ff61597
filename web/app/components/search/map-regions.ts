import type { MapBox } from '../../search-parameters/search-parameters.ts'

export interface MapRegion {
  readonly name: string
  readonly box: MapBox
}

const region = (name: string, north: number, south: number, east: number, west: number): MapRegion => ({
  name,
  box: { north, south, east, west },
})

/** The provinces by the boxes around them: neighbours just over a border lie in them too. */
export const provinceShapes: readonly MapRegion[] = [
  region('Western Cape', -30.4, -34.9, 24.25, 17.7),
  region('Eastern Cape', -30, -34.25, 30.25, 22.7),
  region('Northern Cape', -24.7, -33, 25.6, 16.4),
  region('Free State', -26.6, -30.7, 29.8, 24.3),
  region('KwaZulu-Natal', -26.8, -31.1, 32.95, 28.85),
  region('North West', -24.6, -28.1, 28.3, 22.6),
  region('Gauteng', -25.1, -26.95, 29.1, 27.1),
  region('Mpumalanga', -23.95, -27.5, 32.1, 28.2),
  region('Limpopo', -22.1, -25.5, 31.95, 26.4),
]

export const wholeCountry: MapBox = { north: -21.8, south: -35.2, east: 33.2, west: 16.2 }

/** The province whose name this is, whatever its case and whatever follows a comma. */
export function provinceNamed(text: string): MapRegion | undefined {
  const wanted = text.split(',')[0]?.trim().toLowerCase()
  return provinceShapes.find(({ name }) => name.toLowerCase() === wanted)
}

/** A box out of an address is a province when its corners are that province's. */
export function provinceOfBox({ north, south, east, west }: MapBox): MapRegion | undefined {
  return provinceShapes.find(({ box }) => box.north === north && box.south === south && box.east === east && box.west === west)
}
