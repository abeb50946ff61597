import { expect, it } from 'vitest'
import { aPlot, rates } from '../testing/a-plot.ts'
import { isPricedPlot } from './is-priced-plot.ts'

const free = aPlot({ rates: rates(0), baseRates: rates(0), tiers: [] })

it.each([
  ['no night costs anything', {}, false],
  ['one cent of a super-peak night counts', { rates: rates(0, 0, 0.01) }, true],
  ['the base rate counts', { baseRates: rates(100) }, true],
  ['a tier counts', { tiers: [{ paxFrom: 1, paxTo: 2, rates: rates(0, 80, 0) }] }, true],
])('whether a plot is priced: %s', (_, facts, isPriced) => {
  expect(isPricedPlot({ ...free, ...facts })).toBe(isPriced)
})
