import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earthRadiusKm, greatCircleKm } from './great-circle.ts'
import { widerRadii } from './search-radius.ts'
import { isLongEnoughToSearch, normalisedText } from './search-text.ts'
import { type SortableResult, sortResults } from './sort-results.ts'

const capeTown = { latitude: -33.9249, longitude: 18.4241 }
const johannesburg = { latitude: -26.2041, longitude: 28.0473 }
const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance of two places', () => {
  it('is known for Cape Town and Johannesburg, and for a quarter of the earth', () => {
    expect(greatCircleKm(capeTown, johannesburg)).toBeCloseTo(1261.577, 3)
    expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(
      (earthRadiusKm * Math.PI) / 2,
      6,
    )
  })

  it('is the same both ways and never longer than by a third place', () => {
    fc.assert(
      fc.property(places, places, places, (a, b, c) => {
        expect(greatCircleKm(a, b)).toBeCloseTo(greatCircleKm(b, a), 6)
        expect(greatCircleKm(a, b)).toBeLessThanOrEqual(greatCircleKm(a, c) + greatCircleKm(c, b) + 1e-3)
      }),
    )
  })
})

describe('the radius', () => {
  it('widens by steps from the one that was asked for', () => {
    expect(widerRadii()).toEqual([100, 150, 250, 500, 1000, 2000])
    expect(widerRadii(200)).toEqual([200, 250, 500, 1000, 2000])
  })
})

describe('the order of results', () => {
  const aResult = (facts: Partial<SortableResult>): SortableResult => ({
    name: 'Camp',
    distanceKm: null,
    priceCents: null,
    ratingAverage: null,
    hasAvailability: null,
    isFeaturedOnSearch: false,
    ...facts,
  })
  const namesOf = (results: readonly SortableResult[]) => results.map(({ name }) => name).join(' ')
  const results = [
    aResult({ name: 'D', distanceKm: 1, hasAvailability: false, isFeaturedOnSearch: true, ratingAverage: 4.1 }),
    aResult({ name: 'C', distanceKm: 3, priceCents: 9000, hasAvailability: true }),
    aResult({ name: 'B', distanceKm: 9, priceCents: 5000, hasAvailability: true, isFeaturedOnSearch: true, ratingAverage: 4.8 }),
    aResult({ name: 'A', distanceKm: 3, priceCents: 9000, hasAvailability: true }),
  ]

  it.each([
    ['14.9', 'Featured Near'],
    ['15.1', 'Near Featured'],
  ])('lifts what is featured by 15 km at most (%s km further)', (further, names) => {
    const near = aResult({ name: 'Near', distanceKm: 1.9, hasAvailability: true })
    const featured = aResult({
      name: 'Featured',
      distanceKm: 1.9 + Number(further),
      hasAvailability: true,
      isFeaturedOnSearch: true,
    })

    expect(namesOf(sortResults([near, featured], 'best'))).toBe(names)
  })

  it('puts the featured first where no distance tells', () => {
    const plain = aResult({ name: 'A', hasAvailability: true })

    expect(namesOf(sortResults([plain, { ...plain, name: 'B', isFeaturedOnSearch: true }], 'best'))).toBe('B A')
  })

  it.each([
    ['best', 'B A C D'],
    ['distance', 'D A C B'],
    ['price', 'B A C D'],
    ['rating', 'B D A C'],
  ] as const)('by %s is %s', (sort, names) => {
    expect(namesOf(sortResults(results, sort))).toBe(names)
    expect(namesOf(sortResults(results.toReversed(), sort))).toBe(names)
  })
})

describe('a search text', () => {
  it('begins with three characters', () => {
    expect([' ab ', 'abc', '', 'Ôs'].map(isLongEnoughToSearch)).toEqual([false, true, false, false])
  })

  it('is compared without case, accents and surplus spaces', () => {
    expect(normalisedText('  Ê  Môreson ')).toBe('e moreson')
  })
})

it('a search widens from a hundred kilometres to two thousand in five steps', () => {
  expect(widerRadii()).toEqual([100, 150, 250, 500, 1000, 2000])
  expect(widerRadii(99)).toEqual([99, 100, 150, 250, 500, 1000, 2000])
  expect(widerRadii(2000)).toEqual([2000])
})
