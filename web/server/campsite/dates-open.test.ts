import { expect, it } from 'vitest'
import { areDatesOpen } from './dates-open.ts'

const past = { criteria: [{ code: 'too-many-guests', pax: 8, paxMax: 6 } as const, { code: 'arrival-in-past' } as const] }
const far = { criteria: [{ code: 'too-far-ahead', latestArrival: '2028-05-21' } as const] }
const today = { criteria: [{ code: 'arrival-today' } as const] }

it.each([
  ['every plot says that they are past', [past, past], false],
  ['every plot says that they are too far ahead', [far], false],
  ['one plot takes them', [past, { criteria: [] }], true],
  ['they begin today, which others may take', [today], true],
])('where %s: %#', (_, plots, isOpen) => {
  expect(areDatesOpen(plots)).toBe(isOpen)
})
