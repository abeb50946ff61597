import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { easterSunday } from './easter.ts'
import { HolidayCalendar } from './holiday-calendar.ts'
import { publicHolidays } from './public-holidays.ts'
import { publishedSchoolHolidays } from './published-school-holidays.ts'
import { publishedPublicHolidays } from './testing/published-public-holidays.ts'
import { southAfricanCalendar } from './testing/south-african-calendar.ts'

const on = (date: string) => Temporal.PlainDate.from(date)

describe('Easter Sunday', () => {
  it.each(['1999-04-04', '2000-04-23', '2008-03-23', '2011-04-24', '2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25'])(
    'falls on %s',
    (date) => {
      expect(easterSunday(on(date).year).toString()).toBe(date)
    },
  )
})

it.each([
  ...['1583-04-10', '1700-04-11', '1800-04-13', '1818-03-22', '1900-04-15', '1943-04-25', '1954-04-18', '1981-04-19'],
  ...['2035-03-25', '2049-04-18', '2076-04-19', '2100-03-28', '2285-03-22'],
])('Easter Sunday falls on %s, also where a rule of its moon is seldom needed', (date) => {
  expect(easterSunday(on(date).year).toString()).toBe(date)
})

it('a published school holiday belongs to the year in which it begins', () => {
  expect(publishedSchoolHolidays.map(({ year }) => year)).toEqual(publishedSchoolHolidays.map(({ startDate }) => startDate.year))
})

it('a school holiday is no public one, nor the other way round', () => {
  const calendar = southAfricanCalendar()

  expect([calendar.isPublicHoliday(on('2026-12-10')), calendar.isSchoolHoliday(on('2026-11-04'))]).toEqual([false, false])
  expect([calendar.isPublicHoliday(on('2026-12-25')), calendar.isSchoolHoliday(on('2026-12-25'))]).toEqual([true, true])
})

describe('public holidays by law', () => {
  it.each(Object.entries(publishedPublicHolidays))('of %s match the published table', (year, dates) => {
    expect(publicHolidays(Number(year)).map((holiday) => holiday.date.toString())).toEqual(dates)
  })

  it('move nothing when the Monday after a Sunday is a holiday already', () => {
    const december = publicHolidays(2022).filter((holiday) => holiday.date.month === 12)

    expect(december.map((holiday) => `${holiday.date} ${holiday.name}`)).toEqual([
      '2022-12-16 Day of Reconciliation',
      '2022-12-25 Christmas Day',
      '2022-12-26 Day of Goodwill',
    ])
  })

  it('count a date once when two holidays meet', () => {
    const march = publicHolidays(2008).filter((holiday) => holiday.date.month === 3)

    expect(march.map((holiday) => holiday.date.toString())).toEqual(['2008-03-21', '2008-03-24'])
  })
})

describe('the holiday calendar', () => {
  it('knows declared days by name', () => {
    expect(southAfricanCalendar().publicHolidayName(on('2026-11-04'))).toBe('Local government elections')
    expect(southAfricanCalendar().isPublicHoliday(on('2026-11-05'))).toBe(false)
  })

  it('names the Monday after a Sunday', () => {
    expect(southAfricanCalendar().publicHolidayName(on('2026-08-10'))).toBe("National Women's Day (observed)")
  })

  it.each([
    ['2026-12-09', false],
    ['2026-12-10', true],
    ['2027-01-12', true],
    ['2027-01-13', false],
    ['2026-06-15', true],
  ])('says of %s that it is a school holiday: %s', (date, expected) => {
    expect(southAfricanCalendar().isSchoolHoliday(on(date))).toBe(expected)
  })

  it('keeps to its own province and country', () => {
    const provincial = {
      country: 'ZA',
      provinceCode: 'GP',
      year: 2027,
      name: 'Show day',
      startDate: on('2027-03-01'),
      endDate: on('2027-03-01'),
    }
    const rows = {
      declared: [{ country: 'ZA', date: on('2026-11-04'), name: 'Local government elections' }],
      schoolHolidays: [provincial],
    }
    const calendarOf = (country: string, provinceCode: string) => HolidayCalendar.of({ country, provinceCode }, rows)

    expect(calendarOf('ZA', 'GP').isSchoolHoliday(on('2027-03-01'))).toBe(true)
    expect(calendarOf('ZA', 'WC').isSchoolHoliday(on('2027-03-01'))).toBe(false)
    expect(calendarOf('NA', 'GP').isSchoolHoliday(on('2027-03-01'))).toBe(false)
    expect(calendarOf('NA', 'KH').isPublicHoliday(on('2026-11-04'))).toBe(false)
    expect(calendarOf('NA', 'KH').isPublicHoliday(on('2026-06-16'))).toBe(false)
  })

  it('ships sixteen published school holidays that end after they begin', () => {
    expect(publishedSchoolHolidays).toHaveLength(16)
    for (const { startDate, endDate } of publishedSchoolHolidays) {
      expect(Temporal.PlainDate.compare(startDate, endDate)).toBeLessThanOrEqual(0)
    }
  })
})
