import { describe, expect, it } from 'vitest'
import { generatedPlaces } from './generated-places.ts'

describe('places of a generated marketplace', () => {
  it('lie on earth, however many countries lie beside each other', () => {
    const places = generatedPlaces({ campsites: 50_000, plots: 1_000_000, seed: '1' })

    const outside = places.filter(({ position }) => Math.abs(position.longitude) > 180 || Math.abs(position.latitude) > 90)
    expect(places).toHaveLength(50_000)
    expect(outside).toEqual([])
  })
})
