import { expect, it } from 'vitest'
import type { PlaceSuggestion } from './places.ts'
import { type GazetteerTown, SearchablePlaces } from './searchable-places.ts'
import { ShowPlacesNear } from './show-places-near.ts'
import { InMemoryPlaces } from './testing/in-memory-places.ts'
import { somePlaces } from './testing/places.contract.ts'

const middelburg = (province: string, provinceName: string, population: number): GazetteerTown => {
  return { name: 'Middelburg', province, provinceName, latitude: -31.5, longitude: 25, population }
}
const smaller = middelburg('ZA-EC', 'Eastern Cape', 18_000)
const larger = middelburg('ZA-MP', 'Mpumalanga', 87_000)
const places = new SearchablePlaces([smaller, larger])

const aTown = (name: string, detail: string): PlaceSuggestion => {
  return { kind: 'town', name, detail, latitude: -31.4, longitude: 25.1, slug: null }
}
const camp: PlaceSuggestion = {
  kind: 'organisation',
  name: 'Middelpos Camp',
  detail: 'Middelburg',
  latitude: -31.4,
  longitude: 25.1,
  slug: 'middelpos-camp',
}

it('of towns of one name the larger comes first', () => {
  expect(places.townsNamed('middelburg').map(({ provinceName }) => provinceName)).toEqual(['Mpumalanga', 'Eastern Cape'])
  expect(places.suggest('middelburg', [], 5).map(({ detail }) => detail)).toEqual(['Mpumalanga', 'Eastern Cape'])
})

it('a town of a campsite is suggested where the gazetteer lacks it, and once where it does not', () => {
  const others = [aTown('Middelburg', 'Eastern Cape'), aTown('Middelpos', 'Northern Cape'), camp]

  const suggested = places
    .suggest('middel', others, 9)
    .map(({ kind, name, detail, hasArticle }) => [kind, name, detail, hasArticle])

  expect(suggested).toEqual([
    ['region', 'Midlands', 'KwaZulu-Natal', true],
    ['town', 'Middelburg', 'Mpumalanga', false],
    ['town', 'Middelburg', 'Eastern Cape', false],
    ['town', 'Middelpos', 'Northern Cape', false],
    ['organisation', 'Middelpos Camp', 'Middelburg', false],
  ])
})

it('what was asked with the same list is found once', () => {
  const others = [camp]
  const found = places.suggest('middel', others, 5)

  expect(places.suggest('middel', others, 5)).toBe(found)
  expect(places.suggest('middel', others, 1)).toHaveLength(1)
  expect(places.suggest('middelb', others, 5)).not.toContainEqual(expect.objectContaining({ kind: 'organisation' }))
})

it('the page of a campsite says what is near it', async () => {
  const show = new ShowPlacesNear({ places: new InMemoryPlaces(somePlaces) })

  expect(await show.execute({ latitude: -34.3, longitude: 19.2 })).toContainEqual({
    kind: 'town',
    name: 'Hermanus',
    km: 13,
    metres: null,
  })
})
