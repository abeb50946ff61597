import { expect, it } from 'vitest'
import { aPlot, rates } from '../testing/a-plot.ts'
import { copiedRates } from './copied-rates.ts'

it('the tier of most guests is made to hold for those that only the other plot has room for', () => {
  const tiers = [
    { paxFrom: 3, paxTo: 6, rates: rates(700) },
    { paxFrom: 1, paxTo: 2, rates: rates(500) },
  ]

  const { after } = copiedRates(aPlot({ tiers }), aPlot({ paxMax: 8 }), {
    cells: [],
    withTiers: true,
    withSupplement: false,
    sites: [],
  })

  expect(after.tiers.map(({ paxFrom, paxTo }) => [paxFrom, paxTo])).toEqual([
    [3, 8],
    [1, 2],
  ])
})
