import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { smsCost } from './sms-cost.ts'

it.each([
  [28, 4_500, 1_260],
  [1, 2_849, 28],
  [3, 2_850, 86],
  [0, 4_500, 0],
])('%i parts at %i hundredths of a cent cost %i cents', (parts, price, cents) => {
  expect(smsCost(parts, price)).toEqual(Money.cents(cents))
})

it('nobody knows what parts cost of which nobody said a price', () => {
  expect(smsCost(28, null)).toBeNull()
})
