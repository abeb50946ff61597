import { expect, it } from 'vitest'
import { isBefore } from './date-order.ts'
import { Temporal } from './temporal.ts'

it.each([
  ['2027-02-01', '2027-02-02', true],
  ['2027-02-01', '2027-02-01', false],
  ['2027-02-02', '2027-02-01', false],
])('%s is before %s: %s', (one, other, expected) => {
  expect(isBefore(Temporal.PlainDate.from(one), Temporal.PlainDate.from(other))).toBe(expected)
})
