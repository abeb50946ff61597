import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { decemberWeek } from './december-week.ts'
import { HolidayCalendar } from './holiday-calendar.ts'
import { publishedSchoolHolidays } from './published-school-holidays.ts'

const calendar = HolidayCalendar.of(
  { country: 'ZA', provinceCode: 'all' },
  { declared: [], schoolHolidays: publishedSchoolHolidays },
)
const day = (text: string) => Temporal.PlainDate.from(text)

it.each([
  ['2026-11-21', '2026-12-11 to 2026-12-18'],
  ['2026-12-11', '2026-12-11 to 2026-12-18'],
  ['2026-12-12', '2026-12-18 to 2026-12-25'],
  ['2026-12-27', '2027-12-10 to 2027-12-17'],
])('on %s is the week of %s', (today, week) => {
  const found = decemberWeek(day(today), day(today).add({ months: 12 }), calendar)

  expect(`${found?.arrival} to ${found?.departure}`).toBe(week)
})

it('is none where nobody has published the holidays', () => {
  expect(decemberWeek(day('2031-01-01'), day('2032-01-01'), calendar)).toBeUndefined()
})

it('begins before the last day that is looked at', () => {
  const found = (until: string) => decemberWeek(day('2026-11-21'), day(until), calendar)

  expect([found('2026-12-11'), `${found('2026-12-12')?.arrival}`]).toEqual([undefined, '2026-12-11'])
})
