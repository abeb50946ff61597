import { describe, expect, it } from 'vitest'
import { readTypedDate } from './read-typed-date.ts'

const today = '2026-11-21'

describe('a date as people type it', () => {
  it.each([
    ['18/12/2026', '2026-12-18'],
    ['18-12-2026', '2026-12-18'],
    ['18.12.26', '2026-12-18'],
    ['2026-12-18', '2026-12-18'],
    ['2026/12/18', '2026-12-18'],
    ['12/18/2026', '2026-12-18'],
    ['18 Dec 2026', '2026-12-18'],
    ['Fri 18 Dec 2026', '2026-12-18'],
    ['Friday, 18 December 2026', '2026-12-18'],
    ['18th of December 2026', '2026-12-18'],
    ['Dec 18, 2026', '2026-12-18'],
    ['18 Desember 2026', '2026-12-18'],
    ['Vr 18 Des 2026', '2026-12-18'],
    ['3 Mrt 2027', '2027-03-03'],
    ['18 Oktober 2027', '2027-10-18'],
    ['18dec', '2026-12-18'],
    ['2026 Dec 18', '2026-12-18'],
  ])('reads %s', (text, date) => {
    expect(readTypedDate(text, today)).toBe(date)
  })

  it.each([
    ['18 Dec', '2026-12-18'],
    ['18/12', '2026-12-18'],
    ['21/11', '2026-11-21'],
    ['20 Nov', '2027-11-20'],
    ['2 Jan', '2027-01-02'],
    ['29 Feb', '2028-02-29'],
  ])('takes %s for the next one', (text, date) => {
    expect(readTypedDate(text, today)).toBe(date)
  })

  it.each([
    '',
    'soon',
    '18',
    '31/11/2026',
    '30 Feb',
    '18 Dec Jan',
    '1/2/3/4',
    '18/12/126',
    'Dec 2026',
    '18 de 2026 1 2',
    '1/2/2027/4',
    '18 ber 2026',
    '18 de 2026',
  ])('is none in “%s”', (text) => {
    expect(readTypedDate(text, today)).toBeUndefined()
  })
})

it.each([
  ['10/12/2026', '2026-12-10'],
  ['12/13/2026', '2026-12-13'],
  ['01/02/2027', '2027-02-01'],
])('the day comes first where it can: %s', (text, date) => {
  expect(readTypedDate(text, '2026-11-21')).toBe(date)
})

it('29 February may be four years away', () => {
  expect(readTypedDate('29 Feb', '2028-03-01')).toBe('2032-02-29')
})

it('29 February is eight years away where the year 2100 lies between', () => {
  expect(readTypedDate('29 Feb', '2096-03-01')).toBe('2104-02-29')
})
