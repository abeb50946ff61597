import { expect, it } from 'vitest'
import { labelPoint, markPath } from './mark-path.ts'

const square = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
] as const

it('draws what was built with corners, and what runs or grows with bends through every point', () => {
  expect(markPath('building', square)).toBe('M0 0L60 0L60 60L0 60L0 0Z')
  expect(markPath('fence', square.slice(0, 2))).toBe('M0 0L60 0')
  expect(markPath('road', square.slice(0, 3))).toBe('M0 0C10 0 50 -10 60 0C70 10 60 50 60 60')
  expect(markPath('water', square)).toMatch(/^M0 0C.* 60 0C.* 60 60C.* 0 60C.* 0 0Z$/)
  expect(markPath('road', [])).toBe('')
})

it('writes a name on the spot, halfway along a line, in the middle of a patch', () => {
  expect(labelPoint('gate', [[5, 6]])).toEqual([5, 6])
  expect(labelPoint('road', square.slice(0, 2))).toEqual([30, 0])
  expect(labelPoint('river', square.slice(0, 3))).toEqual([60, 0])
  expect(labelPoint('lawn', square)).toEqual([30, 30])
})
