import { expect, it } from 'vitest'
import { readMonth } from './month-filter.ts'

it.each([
  ['2026-01', '2026-01'],
  ['2026-1', '2026-01'],
  [' 2026-12 ', '2026-12'],
  ['2026-00', undefined],
  ['2026-13', undefined],
  ['December', undefined],
  [null, undefined],
])('%j is the month %s', (text, month) => {
  expect(readMonth(text)?.toString()).toBe(month)
})
