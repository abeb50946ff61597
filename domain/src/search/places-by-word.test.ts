import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findNamedPlaces, findPlaces } from './find-places.ts'
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
  kind: fc.constantFrom<PlaceKind>('province', 'region', 'town', 'organisation'),
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

it('finds what is named among those alone that begin like it, or says that it may be misspelt', () => {
  const nothing = new PlacesByWord<FindablePlace>([])
  fc.assert(
    fc.property(name, fc.array(place, { maxLength: 8 }), (query, places) => {
      const likely = new PlacesByWord(places).likelyFor(query)
      const [found, foundAmongAll] = [likely, places].map((others) => findNamedPlaces(query, nothing, others))

      expect(found).toEqual(foundAmongAll)
      if (found) expect(found).toEqual(findPlaces(query, nothing, places))
    }),
    { numRuns: 2_000 },
  )
})

it('says of nothing that it is named', () => {
  const all = new PlacesByWord([{ kind: 'town', name: 'Hermanus', otherNames: [], weight: 0 }])

  expect(['', ' - ', 'hermunas', 'zebra'].map((query) => findNamedPlaces(query, all, []))).toEqual([null, null, null, null])
})

it('compares with few', () => {
  const places: readonly FindablePlace[] = ['Hermanus', 'Hoekwil', 'Groot Hermanus', 'Paarl'].map((each) => ({
    kind: 'town',
    name: each,
    otherNames: [],
    weight: 0,
  }))

  const compared = new PlacesByWord(places).likelyFor('Hermanus').map((each) => each.name)

  expect(compared).toEqual(['Hermanus', 'Groot Hermanus'])
})
