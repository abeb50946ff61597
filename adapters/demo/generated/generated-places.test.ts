import { describe, expect, it } from 'vitest'
import { demoPlaces } from '../all-places.ts'
import { demoOrganisation } from '../demo-documents.ts'
import { generatedPlaces } from './generated-places.ts'

describe('places of a generated marketplace', () => {
  it('lie on earth, however many countries lie beside each other', () => {
    const places = generatedPlaces({ campsites: 50_000, plots: 1_000_000, seed: '1' })

    const outside = places.filter(({ position }) => Math.abs(position.longitude) > 180 || Math.abs(position.latitude) > 90)
    expect(places).toHaveLength(50_000)
    expect(outside).toEqual([])
  })

  it.each([-180, 180])('lie on earth, although each is some way from the middle of its place: %d', (longitude) => {
    const organisations = demoPlaces.map((place) => demoOrganisation(place, { latitude: -33.9, longitude }, '1'))

    expect(organisations.filter((organisation) => Math.abs(organisation.longitude) > 180)).toEqual([])
  })
})
