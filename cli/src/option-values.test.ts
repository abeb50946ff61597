import { expect, it } from 'vitest'
import { amountInRand, calendarDate } from './option-values.ts'

it.each([
  ['1240', 124_000],
  ['450.50', 45_050],
  ['R1,240.00', 124_000],
  ['1 240,50', 124_050],
])('an amount %j is %s cents', (text, cents) => expect(amountInRand(text).cents).toBe(cents))

it.each(['0', '-5', '1,240', 'two', ''])('an amount %j is none', (text) =>
  expect(() => amountInRand(text)).toThrow('Expected an amount in rand like 450.50'),
)

it('a date is one of the calendar', () => {
  expect(calendarDate('2028-02-29').toString()).toBe('2028-02-29')
  expect(() => calendarDate('2027-02-29')).toThrow('Expected a date like 2026-12-16')
})
