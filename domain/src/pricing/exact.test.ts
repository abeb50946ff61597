import Fraction from 'fraction.js'
import { expect, it } from 'vitest'
import { percentageOf, smallerOf } from './exact.ts'

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
