import { expect, it } from 'vitest'
import { paidBy, percentageOfRand } from './refund.ts'

it('knows what will have been paid by a day', () => {
  const deposit = { first: 735, all: 1470, due: '2027-01-22' }

  expect(['2027-01-21', '2027-01-22', '2027-01-29'].map((day) => paidBy(day, deposit))).toEqual([735, 1470, 1470])
  expect(paidBy('2027-01-29', { ...deposit, due: null })).toBe(735)
})

it('is half-up to the cent', () => {
  expect([
    percentageOfRand(766.6, 50),
    percentageOfRand(0.01, 50),
    percentageOfRand(100.1, 33),
    percentageOfRand(735, 100),
  ]).toEqual([383.3, 0.01, 33.03, 735])
})
