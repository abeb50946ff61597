import { expect, it } from 'vitest'
import { southAfricanCalendar } from '../holidays/testing/south-african-calendar.ts'
import { Temporal } from '../shared/temporal.ts'
import { aSeason } from '../testing/a-season.ts'
import { overlappingSeasons } from './overlapping-seasons.ts'
import { schoolSeasons, schoolSeasonsOfYear } from './school-seasons.ts'

const seasonsFrom = (from: string, until: string) =>
  schoolSeasons(southAfricanCalendar(), { from: Temporal.PlainDate.from(from), until: Temporal.PlainDate.from(until) })

it('are the long holidays of the published calendar, the summer one as peak', () => {
  const said = seasonsFrom('2026-11-23', '2028-02-01').map(
    ({ name, seasonType, startDate, endDate }) => `${seasonType} ${startDate} ${endDate} ${name}`,
  )

  expect(said).toEqual([
    'peak 2026-12-10 2027-01-11 Summer school holiday 2026',
    'in 2027-03-20 2027-04-04 Easter school holiday 2027',
    'in 2027-06-26 2027-07-18 Winter school holiday 2027',
    'in 2027-09-23 2027-10-03 Spring school holiday 2027',
    'peak 2027-12-09 2028-01-10 Summer school holiday 2027',
  ])
})

it('begin with the one that has begun, and leave out those that are over', () => {
  expect(seasonsFrom('2027-01-02', '2027-03-01').map(({ startDate }) => startDate.toString())).toEqual(['2026-12-10'])
  expect(seasonsFrom('2027-01-13', '2027-03-01')).toEqual([])
})

it('share no night', () => {
  const seasons = seasonsFrom('2025-01-01', '2028-02-01').map((season) => ({ ...aSeason(), ...season }))

  expect(seasons.length).toBeGreaterThan(10)
  expect(overlappingSeasons(seasons)).toEqual([])
})

it.each([
  ['2027-11-02', '2027-11-20', 'in Spring school holiday 2027'],
  ['2027-12-02', '2027-12-20', 'peak Summer school holiday 2027'],
  ['2027-04-02', '2027-04-20', 'in Easter school holiday 2027'],
  ['2027-05-02', '2027-05-20', 'in Winter school holiday 2027'],
  ['2027-08-02', '2027-08-20', 'in Winter school holiday 2027'],
  ['2027-09-02', '2027-09-20', 'in Spring school holiday 2027'],
])('from %s to %s are %s', (first, last, said) => {
  const [firstDay, lastDay] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]
  const isSchoolHoliday = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(firstDay, day) <= 0 && Temporal.PlainDate.compare(day, lastDay) <= 0

  const seasons = schoolSeasons({ isSchoolHoliday }, { from: firstDay.subtract({ days: 5 }), until: lastDay.add({ days: 5 }) })

  expect(seasons.map(({ name, seasonType }) => `${seasonType} ${name}`)).toEqual([said])
})

it.each([
  ['2027-08-02', '2027-08-07', 1],
  ['2027-08-02', '2027-08-06', 0],
])('a holiday from %s to %s is a season of its own from five nights on: %i', (first, last, count) => {
  const [firstDay, lastDay] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]
  const isSchoolHoliday = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(firstDay, day) <= 0 && Temporal.PlainDate.compare(day, lastDay) <= 0

  expect(schoolSeasons({ isSchoolHoliday }, { from: firstDay, until: lastDay.add({ days: 5 }) })).toHaveLength(count)
})

it.each([
  ['2027-05-03', '2027-05-03'],
  ['2027-05-01', '2027-05-02'],
])('a holiday that began on %s counts from %s where somebody asks on 1 July: sixty days back at most', (first, from) => {
  const [firstDay, lastDay] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from('2027-07-10')]
  const isSchoolHoliday = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(firstDay, day) <= 0 && Temporal.PlainDate.compare(day, lastDay) <= 0

  const [season] = schoolSeasons(
    { isSchoolHoliday },
    { from: Temporal.PlainDate.from('2027-07-01'), until: lastDay.add({ days: 5 }) },
  )

  expect(season?.startDate.toString()).toBe(from)
})

it('of a year are those that begin in it, the summer one to its end in the next', () => {
  const said = schoolSeasonsOfYear(southAfricanCalendar(), 2027).map(({ startDate, endDate }) => `${startDate} ${endDate}`)

  expect(said).toEqual(['2027-03-20 2027-04-04', '2027-06-26 2027-07-18', '2027-09-23 2027-10-03', '2027-12-09 2028-01-10'])
})

it.each([
  ['2028-02-29', ['2027-12-20 2028-02-28']],
  ['2028-03-01', []],
])('of a year are looked for sixty days into the next: a holiday to %s is %j', (last, expected) => {
  const [firstDay, lastDay] = [Temporal.PlainDate.from('2027-12-20'), Temporal.PlainDate.from(last)]
  const isSchoolHoliday = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(firstDay, day) <= 0 && Temporal.PlainDate.compare(day, lastDay) <= 0

  const seasons = schoolSeasonsOfYear({ isSchoolHoliday }, 2027)

  expect(seasons.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual(expected)
})

it('last until their last night, that night too', () => {
  expect(seasonsFrom('2027-01-11', '2027-03-01').map(({ endDate }) => endDate.toString())).toEqual(['2027-01-11'])
  expect(seasonsFrom('2027-01-12', '2027-03-01')).toEqual([])
})

it('are known once school has begun again', () => {
  expect(seasonsFrom('2027-03-01', '2027-04-06')).toHaveLength(1)
  expect(seasonsFrom('2027-03-01', '2027-04-05')).toEqual([])
})
