import { expect, it } from 'vitest'
import { cryptoRandomness } from './crypto-randomness.ts'

it('makes keys of 32 lower-case letters and digits, never the same twice', () => {
  const keys = Array.from({ length: 1000 }, () => cryptoRandomness.key())

  expect(keys.every((key) => /^[a-z2-7]{32}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(1000)
})

it('reaches both ends of a range of integers', () => {
  const integers = new Set(Array.from({ length: 1000 }, () => cryptoRandomness.integer(1, 3)))

  expect([...integers].toSorted()).toEqual([1, 2, 3])
})
