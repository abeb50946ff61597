import { expect, it } from 'vitest'
import { slipsAllowed, spellingDistance } from './spelling-distance.ts'

it.each([
  ['hermanus', 'hermanus', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['hermanis', 'hermanus', 1],
  ['hermaus', 'hermanus', 1],
  ['hermannus', 'hermanus', 1],
  ['hermnaus', 'hermanus', 1],
  ['ehrmanus', 'hermanus', 1],
  ['hermansu', 'hermanus', 1],
  ['ehrmansu', 'hermanus', 2],
  ['ab', 'ba', 1],
  ['abc', 'cab', 2],
  ['kaap', 'paarl', 3],
  ['knysna', 'nieu', 5],
])('from "%s" to "%s" it is %i slips', (one, other, slips) => {
  expect(spellingDistance(one, other, 10)).toBe(slips)
  expect(spellingDistance(one, other, slips)).toBe(slips)
  if (slips > 0) expect(spellingDistance(one, other, slips - 1)).toBe(slips)
  if (slips > 1) expect(spellingDistance(one, other, 0)).toBe(1)
})

it('allows more slips in longer words, and none in the shortest', () => {
  expect([3, 4, 5, 6, 8, 9, 30].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2, 3, 3])
})
