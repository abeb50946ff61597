import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { rates } from './testing/a-plot.ts'
import { tierCoverage } from './tier-coverage.ts'
import { tierFor } from './tier-for.ts'

const tiers = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([paxFrom, paxTo]) => ({ paxFrom, paxTo, rates: rates(paxFrom * 100) }))

describe('the tier of a party', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [5, 3],
    [6, 6],
    [12, 6],
  ])('of %s begins at %s', (partySize, paxFrom) => {
    expect(tierFor(tiers([6, 8], [2, 2], [3, 5]), partySize)?.paxFrom).toBe(paxFrom)
  })

  it('is none on a plot without tiers', () => {
    expect(tierFor([], 2)).toBeNull()
  })
})

describe('the tiers of a plot', () => {
  it.each([
    ['hold every size once', tiers([6, 8], [1, 2], [3, 5]), 8, accepted(undefined)],
    ['may hold more than the plot', tiers([1, 2], [3, 9]), 8, accepted(undefined)],
    ['may be none', [], 8, accepted(undefined)],
    ['may hold one size alone', tiers([1, 1], [2, 8]), 8, accepted(undefined)],
    ['may not overlap', tiers([1, 3], [3, 8]), 8, refused({ code: 'tiers-overlap', paxFrom: 3, paxTo: 3 })],
    ['may not leave a gap between', tiers([1, 2], [5, 8]), 8, refused({ code: 'tiers-leave-gap', paxFrom: 3, paxTo: 4 })],
    ['may not leave a gap at the beginning', tiers([2, 8]), 8, refused({ code: 'tiers-leave-gap', paxFrom: 1, paxTo: 1 })],
    ['may not leave a gap at the end', tiers([1, 6]), 8, refused({ code: 'tiers-leave-gap', paxFrom: 7, paxTo: 8 })],
    ['may not end before they begin', tiers([1, 0]), 8, refused({ code: 'tier-ends-before-it-begins', paxFrom: 1, paxTo: 0 })],
  ])('%s', (_, plotTiers, paxMax, answer) => {
    expect(tierCoverage(plotTiers, paxMax)).toEqual(answer)
  })
})
