import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { countryBox, provinceBoxes } from '@camp/domain/search/known-places/province-boxes.ts'

export interface MapRegion {
  readonly name: string
  readonly box: PlaceBox
}

export const provinceShapes: readonly MapRegion[] = Object.entries(provinceBoxes).map(([name, box]) => ({ name, box }))

export const wholeCountry = countryBox

/** A box out of an address is a province when its corners are that province's. */
export function provinceOfBox({ north, south, east, west }: PlaceBox): MapRegion | undefined {
  return provinceShapes.find(({ box }) => box.north === north && box.south === south && box.east === east && box.west === west)
}
