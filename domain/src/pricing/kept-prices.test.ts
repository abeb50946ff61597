import { expect, it } from 'vitest'
import { aParty } from '../testing/a-party.ts'
import { keptPrices } from './kept-prices.ts'

const party = (adults: number) => aParty({ numberOfAdults: adults })

it('guests who are as many of each age are shown the same prices of a campsite', () => {
  const campsite = {}

  expect(keptPrices(campsite, party(2))).toBe(keptPrices(campsite, party(2)))
  expect(keptPrices(campsite, party(2))).not.toBe(keptPrices(campsite, party(3)))
  expect(keptPrices(campsite, party(2))).not.toBe(keptPrices({}, party(2)))
})

it('four parties are remembered; with a fifth the one that came first is forgotten', () => {
  const campsite = {}
  const kept = [1, 2, 3, 4].map((adults) => keptPrices(campsite, party(adults)))

  expect(keptPrices(campsite, party(1))).toBe(kept[0])
  keptPrices(campsite, party(5))

  expect(keptPrices(campsite, party(2))).toBe(kept[1])
  expect(keptPrices(campsite, party(1))).not.toBe(kept[0])
})
