import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { calendarDays } from '#server/holidays/calendar-days.ts'
import { dayMarks } from './day-marks.ts'

const days = calendarDays(Temporal.PlainDate.from('2026-11-21'))

describe('the days that a calendar marks', () => {
  it.each([
    ['2026-12-16', 'public'],
    ['2026-12-17', 'school'],
    ['2027-01-20', undefined],
    ['2026-11-04', 'public'],
  ])('%s: %s', (date, mark) => {
    expect(dayMarks(days).markOf(date)).toBe(mark)
  })

  it('names the public holidays of the months that are shown, across a year', () => {
    expect(dayMarks(days).namesIn('2026-12', 2)).toEqual([
      'Wed 16 Dec: Day of Reconciliation',
      'Fri 25 Dec: Christmas Day',
      'Sat 26 Dec: Day of Goodwill',
      "Fri 1 Jan: New Year's Day",
    ])
  })

  it('offers long weekends that are still to come', () => {
    expect(days.longWeekends[0]).toMatchObject({ arrivalDate: '2026-12-24', departureDate: '2026-12-27' })
  })
})
