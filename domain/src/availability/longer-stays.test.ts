import { describe, expect, it } from 'vitest'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { longerStays } from './longer-stays.ts'

const stay = StayDates.of('2027-02-05', '2027-02-06')
const tooShort = (required: number, requested = 1) => ({ code: 'stay-too-short', required, requested }) as const
const spans = (stays: readonly StayDates[]) => stays.map(({ arrival, departure }) => `${arrival.day} to ${departure.day}`)

describe('longer stays that a rule asks for', () => {
  it('of a weekend have a night more, and up to two to spare, those that keep the arrival first', () => {
    expect(spans(longerStays(stay, { code: 'weekend' }))).toEqual([
      '5 to 7',
      '4 to 6',
      '5 to 8',
      '4 to 7',
      '3 to 6',
      '5 to 9',
      '4 to 8',
      '3 to 7',
      '2 to 6',
    ])
  })

  it('of a minimum have the nights that are missing', () => {
    const [first, ...others] = longerStays(stay, tooShort(4))

    expect(first?.departure.toString()).toBe('2027-02-09')
    expect(others.at(-1)?.arrival.toString()).toBe('2027-01-31')
    expect(others).toHaveLength(4 + 5 + 6 - 1)
  })

  it.each([
    [14, 13 + 1 + 14 + 1],
    [15, 14 + 1],
    [16, 0],
    [20, 0],
  ])('with %s nights at least are %s: no more than 14 are added', (required, count) => {
    expect(longerStays(stay, tooShort(required))).toHaveLength(count)
  })

  it.each(['full', 'arrival', 'equipment', 'adults-only'] as const)('are none where more nights mend nothing: %s', (code) => {
    expect(longerStays(stay, { code })).toEqual([])
  })
})
