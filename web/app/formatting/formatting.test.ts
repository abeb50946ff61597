import { beforeAll, describe, expect, it } from 'vitest'
import { textIn } from '../wording/use-text.ts'
import { loadAllWords } from '../wording/wording-store.ts'
import { clockTime, dateHere } from './clock-time.ts'
import { distanceText } from './distance-text.ts'
import { partyText } from './party-text.ts'
import { phoneText } from './phone-text.ts'
import { randText } from './rand-text.ts'

beforeAll(async () => {
  await loadAllWords('en')
})

describe('money', () => {
  it.each([
    [1234.5, 'R1234.50'],
    [0, 'R0.00'],
    [766.6, 'R766.60'],
    [1.1, 'R1.10'],
    [0.29, 'R0.29'],
    [-20.5, '−R20.50'],
    [100000, 'R100000.00'],
  ])('%d rand reads %s', (rand, text) => {
    expect(randText(rand)).toBe(text)
  })
})

describe('moments', () => {
  it('are those of South Africa, also late in the evening of Greenwich', () => {
    expect([dateHere('2026-12-31T22:30:00Z'), clockTime('2026-12-31T22:30:00Z')]).toEqual(['2027-01-01', '00:30'])
    expect(clockTime('2026-12-31T14:35:00+02:00')).toBe('14:35')
  })
})

describe('distances and guests', () => {
  it('have two decimals', () => {
    expect([24.176, 0, 100].map(distanceText)).toEqual(['24.18\u00a0km', '0.00\u00a0km', '100.00\u00a0km'])
  })

  it('name each kind of guest that is there', () => {
    const t = textIn('en', 'common')

    expect(partyText(t, { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [7] })).toBe('2 adults, 1 child (7)')
    expect(partyText(t, { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [7, null] })).toBe(
      '2 adults, 2 children (7, ?)',
    )
    expect(partyText(t, { numberOfAdults: 0, numberOfPensioners: 1, childrenAges: [] })).toBe('1 pensioner')
  })
})

describe('a telephone number', () => {
  it('of South Africa stands in groups, another as it was given', () => {
    expect(['+27215550100', '+27 21 555 0100', '021 555 0100', '+264611234567'].map(phoneText)).toEqual([
      '+27 21 555 0100',
      '+27 21 555 0100',
      '021 555 0100',
      '+264611234567',
    ])
  })
})
