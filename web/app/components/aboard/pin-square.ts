import { type MapSquare, squareOfBox, unproject } from '../search/map-projection.ts'

/**
 * The drawn country, as it stands on the page: a square of as many pixels, so that a point on it is a place.
 */
export const pinMapSize = 280

export const countrySquare: MapSquare = squareOfBox({ north: -21.8, south: -35.2, west: 16, east: 33.2 })

/** Where in the country a point of the drawing is, counted in its pixels. */
export function placeOfPixel(x: number, y: number) {
  const { latitude, longitude } = unproject({
    x: countrySquare.x + (x / pinMapSize) * countrySquare.side,
    y: countrySquare.y + (y / pinMapSize) * countrySquare.side,
  })
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
