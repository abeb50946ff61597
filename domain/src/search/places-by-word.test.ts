import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'
import type { FindablePlace, PlaceKind } from './findable-place.ts'
import { PlacesByWord } from './places-by-word.ts'

const word = fc.constantFrom(
  'a',
  'al',
  'aloe',
  'aloes',
  'b',
  'bay',
  'park',
  'camping',
  'kruger',
  'krugersdorp',
  'saint',
  'st',
  'ou',
  '',
)
const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const place: fc.Arbitrary<FindablePlace> = fc.record({
  kind: fc.constantFrom<PlaceKind>('province', 'region', 'town'),
  name,
  otherNames: fc.array(name, { maxLength: 2 }),
  weight: fc.nat(3),
})

it('finds by words what comparing with every place finds', () => {
  fc.assert(
    fc.property(name, fc.array(place, { maxLength: 8 }), (query, places) => {
      expect(findPlaces(query, new PlacesByWord(places))).toEqual(findPlaces(query, new PlacesByWord<FindablePlace>([]), places))
    }),
    { numRuns: 2_000 },
  )
})

it('compares with few', () => {
  const places: readonly FindablePlace[] = ['Hermanus', 'Hoekwil', 'Groot Hermanus', 'Paarl'].map((each) => ({
    kind: 'town',
    name: each,
    otherNames: [],
    weight: 0,
  }))

  const compared = new PlacesByWord(places).withWordsLike('hermanus', 'hermanus').map((each) => each.name)

  expect(compared).toEqual(['Hermanus', 'Groot Hermanus'])
})
