import { landscapes } from '@camp/domain/search/known-places/landscapes.ts'
import { describe, expect, it } from 'vitest'
import { wholeCountry } from './map-regions.ts'
import { mapView, townWidth } from './map-view.ts'

const near = (slug: string, latitude: number, longitude: number) => ({ slug, latitude, longitude, characters: 7 })

describe('the map of results', () => {
  it('shows the whole country when there is nothing else to show', () => {
    const view = mapView({ places: [], centre: null, box: null })

    expect(view.pins).toEqual([])
    expect(view.towns.map(({ name }) => name)).toContain('Cape Town')
    expect(view.moves.closer).not.toBeNull()
  })

  it('keeps labels apart', () => {
    const places = Array.from({ length: 12 }, (_, index) => near(`p${index}`, -32 - index * 0.02, 19 + (index % 3) * 0.02))

    const labels = mapView({ places, centre: null, box: null }).pins.flatMap(({ label }) => label ?? [])

    for (const [index, one] of labels.entries()) {
      for (const other of labels.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) >= 0.199 || Math.abs(one.y - other.y) >= 0.084).toBe(true)
      }
    }
  })

  it.each([60, 110, 160, 240, 400, 700, 1000, 1900])('writes no town over another near Johannesburg, %i units across', (side) => {
    const half = side / 200
    const box = { north: -26 + half, south: -26 - half, east: 28 + half, west: 28 - half }

    const { towns } = mapView({ places: [], centre: null, box })

    expect(towns.length).toBeGreaterThan(0)
    for (const [index, one] of towns.entries()) {
      expect(one.x + townWidth(one.name)).toBeLessThan(1)
      for (const other of towns.slice(index + 1)) {
        const [left, right] = one.x < other.x ? [one, other] : [other, one]
        expect(left.x + townWidth(left.name) <= right.x || Math.abs(one.y - other.y) >= 0.049, `${one.name}, ${other.name}`).toBe(
          true,
        )
      }
    }
  })

  it('says what lies in the Cederberg, beside the prices of three places', () => {
    const places = [near('a', -32.19, 18.9), near('b', -32.22, 18.95), near('c', -32.3, 19.05)]
    const box = landscapes.find(({ name }) => name === 'Cederberg')?.box ?? null

    const view = mapView({ places, centre: null, box, regionName: 'Cederberg' })

    expect(view.towns.map(({ name }) => name)).toContain('Citrusdal')
    expect(view.region?.name).toBe('Cederberg')
    for (const label of view.pins.flatMap((pin) => pin.label ?? [])) {
      expect(Math.abs(label.y - (view.region?.y ?? 0)) >= 0.07 || Math.abs(label.x - 0.5) >= 0.23).toBe(true)
    }
  })

  it.each(landscapes)('writes the name of $name on its map, and no town over it', ({ name, box }) => {
    const { region, towns } = mapView({ places: [], centre: null, box, regionName: name })

    const half = townWidth(name) / 2
    expect(region).toMatchObject({ name, x: 0.5, y: 0.5 })
    for (const town of towns) {
      const isBeside = town.x >= 0.5 + half - 0.001 || town.x + townWidth(town.name) <= 0.5 - half + 0.001
      expect(isBeside || Math.abs(town.y - 0.5) >= 0.049, town.name).toBe(true)
    }
  })

  it('leaves a dot where no label has room', () => {
    const places = Array.from({ length: 40 }, (_, index) => near(`p${index}`, -32, 19))

    const { pins } = mapView({ places, centre: null, box: null })

    expect(pins).toHaveLength(40)
    expect(pins.some(({ label }) => label === null)).toBe(true)
  })

  it('leaves out what lies outside the part that is shown', () => {
    const box = { north: -33, south: -34, east: 19, west: 18 }

    expect(mapView({ places: [near('far', -25, 30)], centre: null, box }).pins).toEqual([])
  })

  it('looks around the place that was searched', () => {
    const { pins } = mapView({ places: [near('camp', -32, 19)], centre: { latitude: -32.5, longitude: 19 }, box: null })

    expect(pins[0]?.y).toBeLessThan(0.5)
  })

  it('says its scale in round kilometres', () => {
    const { km, part } = mapView({ places: [], centre: null, box: wholeCountry }).scale

    expect(km).toBe(400)
    expect(part).toBeGreaterThan(0.15)
    expect(part).toBeLessThan(0.35)
  })
})
