import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { dateAtTime, dayAndMonth, dayText, dayWithoutYear, longDate, monthAndYear, plotDate, stayText } from './date-texts.ts'
import { monthFilter } from './month-filter.ts'
import { formatRand } from './rand.ts'

describe('amounts', () => {
  it.each([
    [123450, 'R1234.50'],
    [5, 'R0.05'],
    [0, 'R0.00'],
    [-4010, '−R40.10'],
    [100000000, 'R1000000.00'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatRand(cents)).toBe(text)
  })
})

describe('dates', () => {
  it('are written the same for every reader, with names in their language', () => {
    expect(plotDate('2026-12-05')).toBe('05/12/2026')
    expect(longDate('2026-12-05')).toBe('Saturday, 5 December 2026')
    expect(longDate('2026-12-05', 'af')).toBe('Saterdag, 5 Desember 2026')
    expect(dayAndMonth('2027-01-22')).toBe('22 January')
    expect(monthAndYear('2026-10-01', 'af')).toBe('Oktober 2026')
    expect(dateAtTime(Temporal.PlainDate.from('2026-12-05'), '14:00')).toBe('Saturday, 5 December 2026 @ 14:00')
  })

  it('are short where there is little room', () => {
    expect(dayText('2027-02-05')).toBe('Fri 5 Feb 2027')
    expect(dayWithoutYear('2026-12-20')).toBe('Sun 20 Dec')
    expect([3, 5, 6, 7].map((month) => dayWithoutYear(`2027-0${month}-05`, 'af'))).toEqual([
      'Vr 5 Mrt',
      'Wo 5 Mei',
      'Sa 5 Jun',
      'Ma 5 Jul',
    ])
    expect(stayText('2027-02-04', '2027-02-07', 'af')).toBe('Do 4 – So 7 Feb 2027')
  })

  it('say nothing of a stay twice', () => {
    expect(stayText('2027-02-05', '2027-02-07')).toBe('Fri 5 – Sun 7 Feb 2027')
    expect(stayText('2027-02-26', '2027-03-01')).toBe('Fri 26 Feb – Mon 1 Mar 2027')
    expect(stayText('2026-12-30', '2027-01-02')).toBe('Wed 30 Dec 2026 – Sat 2 Jan 2027')
  })

  it.each([null, undefined, ''])('that are missing (%s) are not available', (date) => {
    expect([plotDate(date), longDate(date), dateAtTime(date, '14:00')]).toEqual(Array(3).fill('Date not available'))
  })

  it.each(['soon', '2026-02-30', '05/12/2026'])('that are none (%s) are invalid', (date) => {
    expect([plotDate(date), longDate(date), dateAtTime(date, '14:00')]).toEqual(Array(3).fill('Invalid date'))
  })
})

describe('a month filter', () => {
  const today = Temporal.PlainDate.from('2026-11-21')

  it.each([
    ['2026-12', '2026-12-01T00:00:00', '2026-12-31T23:59:59.999'],
    ['2028-2', '2028-02-01T00:00:00', '2028-02-29T23:59:59.999'],
    ['2026-13', '2026-11-21T00:00:00', '2026-11-21T23:59:59.999'],
    ['December', '2026-11-21T00:00:00', '2026-11-21T23:59:59.999'],
    [null, '2026-11-21T00:00:00', '2026-11-21T23:59:59.999'],
  ])('%s is from %s to %s', (filter, start, end) => {
    const range = monthFilter(filter, today)

    expect([range.start.toString(), range.end.toString()]).toEqual([start, end])
  })
})
