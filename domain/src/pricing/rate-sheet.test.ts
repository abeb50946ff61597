import { expect, it } from 'vitest'
import { isRate } from './rate-sheet.ts'

it.each([
  [-1, false],
  [0, true],
  [100_000_000, true],
  [100_000_001, false],
  [10.5, false],
])('a night may cost %d cents: %s', (cents, may) => {
  expect(isRate(cents)).toBe(may)
})
