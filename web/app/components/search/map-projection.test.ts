import { geoMercator } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import {
  boxOfSquare,
  moved,
  placeInSquare,
  project,
  squareAround,
  squareOfBox,
  unitsPerDegree,
  unproject,
  zoomed,
} from './map-projection.ts'
import { mapTowns } from './map-towns.ts'

describe('the projection', () => {
  it('is the one that the outline was drawn with', () => {
    const drawn = geoMercator()
      .scale((unitsPerDegree * 180) / Math.PI)
      .translate([0, 0])

    for (const { latitude, longitude } of mapTowns) {
      const [x = 0, y = 0] = drawn([longitude, latitude]) ?? []
      expect(project({ latitude, longitude }).x).toBeCloseTo(x, 6)
      expect(project({ latitude, longitude }).y).toBeCloseTo(y, 6)
    }
  })

  it('can be undone', () => {
    const there = unproject(project({ latitude: -33.92, longitude: 18.42 }))

    expect(there.latitude).toBeCloseTo(-33.92, 9)
    expect(there.longitude).toBeCloseTo(18.42, 9)
  })
})

describe('a square of the map', () => {
  const places = [
    { latitude: -32, longitude: 18 },
    { latitude: -34, longitude: 22 },
  ]

  it('holds every place with room around', () => {
    const square = squareAround(places, 10)

    for (const place of places) {
      const { x, y } = placeInSquare(square, place)
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.1)
    }
  })

  it('is never smaller than asked for', () => {
    expect(squareAround(places.slice(0, 1), 90)).toMatchObject({ side: 90 })
  })

  it('holds the box that it was made from', () => {
    const box = { north: -30, south: -34, east: 20, west: 16 }
    const around = boxOfSquare(squareOfBox(box))

    expect(around.north).toBeGreaterThanOrEqual(box.north - 1e-9)
    expect(around.south).toBeLessThanOrEqual(box.south + 1e-9)
    expect(around.west).toBeLessThanOrEqual(box.west + 1e-9)
    expect(around.east).toBeGreaterThanOrEqual(box.east - 1e-9)
  })

  it('zooms around its middle and moves by parts of its side', () => {
    expect(zoomed({ x: 0, y: 0, side: 100 }, 2)).toEqual({ x: -50, y: -50, side: 200 })
    expect(moved({ x: 0, y: 0, side: 100 }, 0.5, -0.5)).toEqual({ x: 50, y: -50, side: 100 })
  })
})
