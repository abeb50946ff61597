import { expect, it } from 'vitest'
import { dateOf } from '../nights/night.ts'
import { nightsInBlock } from '../nights/night-blocks.ts'
import { Temporal } from '../shared/temporal.ts'
import { HolidayCalendar } from './holiday-calendar.ts'
import type { SchoolHoliday } from './school-holiday.ts'

const on = (date: string) => Temporal.PlainDate.from(date)
const holiday = (startDate: string, endDate: string, provinceCode = 'WC'): SchoolHoliday => {
  return { country: 'ZA', provinceCode, year: 2027, name: 'Break', startDate: on(startDate), endDate: on(endDate) }
}
const none = { declared: [], schoolHolidays: [] }

it.each([
  ['the same row goes', holiday('2027-03-01', '2027-03-05'), false],
  ['one of another province stays', holiday('2027-03-01', '2027-03-05', 'all'), true],
  ['one that starts another day stays', holiday('2027-02-28', '2027-03-05'), true],
  ['one that ends another day stays', holiday('2027-03-01', '2027-03-06'), true],
])('of a school holiday that is taken out, %s', (_, other, isKept) => {
  const place = { country: 'ZA', provinceCode: 'WC' }
  const before = HolidayCalendar.of(place, { ...none, schoolHolidays: [holiday('2027-03-01', '2027-03-05')] })

  const after = before.changed({ without: { ...none, schoolHolidays: [other] }, added: none })

  expect(after.isSchoolHoliday(on('2027-03-03'))).toBe(isKept)
})

it('each day keeps its name and every day of another country is left out', () => {
  const elections = { country: 'ZA', date: on('2027-03-03'), name: 'Elections' }
  const place = { country: 'ZA', provinceCode: 'WC' }
  const calendar = HolidayCalendar.of(place, {
    ...none,
    declared: [elections, { ...elections, country: 'NA', date: on('2027-03-04') }],
  })

  expect(['2027-03-02', '2027-03-03', '2027-03-04'].map((date) => calendar.publicHolidayName(on(date)))).toEqual([
    null,
    'Elections',
    null,
  ])
})

it('a school holiday has all of its nights, wherever they are kept', () => {
  const firstOfBlock = 41 * nightsInBlock
  const [startDate, endDate] = [dateOf(firstOfBlock - 1), dateOf(firstOfBlock + 1)]
  const holiday = { country: 'ZA', provinceCode: 'all', year: startDate.year, name: 'Show days', startDate, endDate }
  const calendar = HolidayCalendar.of({ country: 'ZA', provinceCode: 'WC' }, { declared: [], schoolHolidays: [holiday] })

  const nights = [-2, -1, 0, 1, 2].map((away) => calendar.isSchoolHolidayOn(firstOfBlock + away))

  expect(nights).toEqual([false, true, true, true, false])
})

it('of days that were declared those that are taken out go, and the others stay', () => {
  const [elections, mourning] = ['2027-03-03', '2027-03-04'].map((date) => ({ country: 'ZA', date: on(date), name: date }))
  const place = { country: 'ZA', provinceCode: 'WC' }
  const before = HolidayCalendar.of(place, { ...none, declared: [elections!, mourning!] })
  const after = (...declared: NonNullable<typeof elections>[]) => {
    const changed = before.changed({ without: { ...none, declared }, added: none })
    return ['2027-03-03', '2027-03-04'].map((date) => changed.publicHolidayName(on(date)) !== null)
  }

  expect(after(elections!)).toEqual([false, true])
  expect(after(elections!, mourning!)).toEqual([false, false])
  expect(after()).toEqual([true, true])
})
