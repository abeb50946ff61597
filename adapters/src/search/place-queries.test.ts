import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import { type GazetteerTown, SearchablePlaces } from '@camp/application/search/searchable-places.ts'
import { askedQueries, foundQueries, unknownQueries } from '@camp/application/search/testing/place-queries.ts'
import { describe, expect, it } from 'vitest'
import { easternPlaces } from '../../demo/eastern-places.ts'
import { provinces } from '../postgres/reference-data/countries.ts'
import { towns, townsBesides } from '../postgres/reference-data/towns.ts'

const gazetteer: readonly GazetteerTown[] = [...towns(), ...townsBesides()].map(({ province_code, ...town }) => ({
  ...town,
  province: `ZA-${province_code}`,
  provinceName: provinces.find(({ code }) => code === province_code)?.name ?? '',
}))
const campsite = (name: string): PlaceSuggestion => ({
  kind: 'organisation',
  name,
  detail: 'Vryheid',
  latitude: -28,
  longitude: 30,
  slug: name,
})
const named = [
  'Cape River Camp',
  'Wild Coast Farm Stay',
  'South Valley Camp',
  'Kruger Lodge',
  'Overberg Lake Camp',
  'Cederwater Camp',
]
const campsites = [...named, ...easternPlaces.map(({ name }) => name)].map(campsite)
const places = new SearchablePlaces(gazetteer)
const suggest = (query: string) => places.suggest(query, campsites, 8)

describe('three hundred texts that people type', () => {
  it('are three hundred', () => {
    expect(foundQueries.length + askedQueries.length + unknownQueries.length).toBeGreaterThanOrEqual(300)
  })

  it.each(foundQueries)('"$query" finds $name', ({ query, name }) => {
    const [best] = suggest(query)

    expect(best).toMatchObject({ name })
    expect(['named', 'meant']).toContain(best?.sureness)
  })

  it.each(askedQueries)('"$query" asks, with $name among the choices', ({ query, name }) => {
    const found = suggest(query)

    expect(found[0]?.sureness).toBe('perhaps')
    expect(found.map((place) => place.name)).toContain(name)
  })

  it.each(unknownQueries)('"%s" names no campsite', (query) => {
    expect(suggest(query).filter(({ kind }) => kind === 'organisation')).toEqual([])
  })
})

describe('places that are known', () => {
  it('have a middle within the country and a box around it', () => {
    const all = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => places.suggest(letter, [], 1_000))
    const regions = all.filter(({ box }) => box !== null)

    expect(new Set(regions.map(({ name }) => name)).size).toBeGreaterThan(140)
    for (const { box, latitude, longitude } of regions) {
      expect(box!.south < latitude && latitude < box!.north && box!.west < longitude && longitude < box!.east).toBe(true)
      expect(box).toSatisfy(({ north, south, east, west }) => north <= -21.8 && south >= -35.2 && east <= 33.2 && west >= 16.2)
    }
  })

  it('find a campsite by its own name and by a slip in it', () => {
    expect(suggest('Cederwater Camp')[0]).toMatchObject({ kind: 'organisation', name: 'Cederwater Camp', sureness: 'named' })
    expect(suggest('cederwatr')[0]).toMatchObject({ name: 'Cederwater Camp' })
  })

  it('puts a town that two provinces have to the question', () => {
    const found = suggest('Middelburg').slice(0, 2)

    expect(found.map(({ detail }) => detail)).toEqual(['Mpumalanga', 'Eastern Cape'])
  })
})
