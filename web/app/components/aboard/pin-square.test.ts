import { expect, it } from 'vitest'
import { placeInSquare } from '../search/map-projection.ts'
import { countrySquare, pinMapSize, placeOfPixel } from './pin-square.ts'

it.each([
  ['Cape Town', -33.92, 18.42],
  ['Musina', -22.35, 30.04],
  ['Durban', -29.86, 31.02],
])('a point on the map is the place that is drawn there: %s', (_, latitude, longitude) => {
  const { x, y } = placeInSquare(countrySquare, { latitude, longitude })

  const place = placeOfPixel(Math.round(x * pinMapSize), Math.round(y * pinMapSize))

  expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true)
  expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.06)
  expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.06)
})
