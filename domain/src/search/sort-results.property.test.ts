import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareResults, featuredLiftKm, leadingNumber, type SortableResult, searchSorts, sortResults } from './sort-results.ts'

const results = fc.array(
  fc.record({
    name: fc.string({ maxLength: 3 }),
    distanceKm: fc.option(fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100)),
    priceCents: fc.option(fc.integer({ min: 0, max: 500_000 })),
    ratingAverage: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
    hasAvailability: fc.option(fc.boolean()),
    isFeaturedOnSearch: fc.boolean(),
  }),
  { maxLength: 12 },
)

it('lets nothing stand before what is more than 15 km nearer, and only the featured before what is nearer at all', () => {
  fc.assert(
    fc.property(results, (found) => {
      for (const [before, after] of pairs(sortResults(found, 'best'))) {
        if (isFree(before) !== isFree(after) || before.distanceKm === null || after.distanceKm === null) continue
        const further = before.distanceKm - after.distanceKm
        expect(further).toBeLessThanOrEqual(before.isFeaturedOnSearch && !after.isFeaturedOnSearch ? featuredLiftKm : 0)
      }
    }),
  )
})

it('puts what is free before what is not, and a known distance before an unknown one', () => {
  fc.assert(
    fc.property(results, (found) => {
      for (const [before, after] of pairs(sortResults(found, 'best'))) {
        expect(isFree(after) && !isFree(before)).toBe(false)
        const isKnownLast = isFree(before) === isFree(after) && before.distanceKm === null && after.distanceKm !== null
        expect(isKnownLast).toBe(false)
      }
    }),
  )
})

it('orders the same results the same way, however they come', () => {
  fc.assert(
    fc.property(results, (found) => {
      expect(sortResults(found.toReversed(), 'best').map(ranked)).toEqual(sortResults(found, 'best').map(ranked))
    }),
  )
})

it('lets one number decide where neither price nor availability is known, and the whole order only where it is equal', () => {
  fc.assert(
    fc.property(results, fc.constantFrom('distance', 'rating', 'best'), (found, sort) => {
      const unpriced = found.map((result) => ({ ...result, priceCents: null, hasAvailability: null }))
      const compare = compareResults(sort)
      const byNumber = unpriced.toSorted((one, other) => {
        const [first, second] = [leadingNumber(one, sort), leadingNumber(other, sort)]
        return first === second ? compare(one, other) : first - second
      })

      expect(byNumber).toEqual(sortResults(unpriced, sort))
    }),
  )
})

function isFree({ hasAvailability }: SortableResult): boolean {
  return hasAvailability === true
}

function ranked({ name, distanceKm, isFeaturedOnSearch, hasAvailability }: SortableResult) {
  return [name, isFeaturedOnSearch, hasAvailability === true, distanceKm]
}

function pairs(sorted: readonly SortableResult[]): readonly (readonly [SortableResult, SortableResult])[] {
  return sorted.flatMap((before, nth) => sorted.slice(nth + 1).map((after) => [before, after] as const))
}

it('puts neither of two that are alike in everything before the other', () => {
  const result = { name: 'Kwena Camp', distanceKm: 9, priceCents: 20_000, ratingAverage: 4.5, hasAvailability: true }
  const alike = { ...result, isFeaturedOnSearch: false }

  expect(searchSorts.map((sort) => compareResults(sort)(alike, { ...alike }))).toEqual([0, 0, 0, 0])
})
