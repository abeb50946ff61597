import Fraction from 'fraction.js'
import { expect, it } from 'vitest'
import { exactDifference, exactSum, isNothing, percentageOf, smallerOf, timesWhole, toTenCents, toTheCent } from './exact.ts'

it.each([
  [2_000, 50, 1_000],
  [13_333, 100, 13_333],
  [-200, 50, -100],
])('%i cents by %i per cent stay a whole number', (cents, percentage, expected) => {
  expect(percentageOf(cents, percentage)).toBe(expected)
})

it.each([
  [13_333, 20, '13333/5'],
  [-1, 1, '-1/100'],
  [100, 12.5, '25/2'],
])('%i cents by %d per cent are exact', (cents, percentage, expected) => {
  expect(percentageOf(cents, percentage)).toEqual(new Fraction(expected))
})

it.each([
  [5, 3],
  [3, 5],
])('the smaller of %i and %i hundredths is the one, whatever they are kept in', (one, other) => {
  expect(smallerOf(new Fraction(one, 100), new Fraction(other, 100))).toEqual(new Fraction('3/100'))
  expect(smallerOf(one, new Fraction(other))).toEqual(one === 3 ? 3 : new Fraction(3))
})

it('whole cents less whole cents are whole, with a fraction they are exact', () => {
  expect(exactDifference(500, 300)).toBe(200)
  expect(exactDifference(1, new Fraction(1, 2))).toEqual(new Fraction(1, 2))
  expect(exactSum([{ amount: 2 }, { amount: 3 }])).toBe(5)
  expect(exactSum([{ amount: 2 }, { amount: new Fraction(1, 2) }])).toEqual(new Fraction(5, 2))
})

it.each([
  [4, 0],
  [5, 10],
  [14, 10],
  [15, 20],
  [-5, -10],
  [-4, 0],
])('%i cents are rounded to %i, as their fraction is', (cents, rounded) => {
  expect(toTenCents(cents, 'ZAR').cents).toBe(rounded)
  expect(toTenCents(new Fraction(cents), 'ZAR').cents).toBe(rounded)
})

it('nothing is nothing, whatever it is kept in', () => {
  expect([0, new Fraction(0), 1, new Fraction(1, 3), -1].map(isNothing)).toEqual([true, true, false, false, false])
  expect([timesWhole(3, 4), timesWhole(new Fraction(1, 3), 3)]).toEqual([12, new Fraction(1)])
  expect([toTheCent(7, 'ZAR').cents, toTheCent(new Fraction(15, 2), 'ZAR').cents]).toEqual([7, 8])
})
