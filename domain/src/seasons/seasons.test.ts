import { describe, expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aCalendar } from '../testing/a-calendar.ts'
import { copiedSeasons } from './copied-seasons.ts'
import { displayFromSeason } from './display-from-season.ts'
import { overlappingSeasons } from './overlapping-seasons.ts'
import { rateColumn } from './rate-column.ts'
import type { SeasonType } from './season.ts'
import { seasonProblems } from './season-problems.ts'
import { seasonYears } from './season-year.ts'
import { aNamedSeason } from './testing/a-season.ts'

const autumn = aNamedSeason('Autumn', 'out', '2027-01-11', '2027-03-19')
const easter = aNamedSeason('Easter', 'in', '2027-03-20', '2027-04-12')
const summer = aNamedSeason('Summer', 'peak', '2027-12-11', '2028-01-10')
const switchedOff = { ...aNamedSeason('Old peak', 'peak', '2027-02-01', '2027-02-28'), isActive: false }

describe('the season of a night', () => {
  it.each([
    ['2027-01-10', null],
    ['2027-01-11', 'Autumn'],
    ['2027-02-14', 'Autumn'],
    ['2027-03-19', 'Autumn'],
    ['2027-03-20', 'Easter'],
    ['2027-04-13', null],
  ])('of %s is %s', (night, name) => {
    const calendar = aCalendar([switchedOff, autumn, easter, summer])

    const season = calendar.seasonOn(nightOf(Temporal.PlainDate.from(night)))

    expect(season?.name ?? null).toBe(name)
  })

  it('decides the rate column', () => {
    expect([rateColumn('out'), rateColumn('in'), rateColumn('peak'), rateColumn(null)]).toEqual([
      'offPeak',
      'peak',
      'superPeak',
      'offPeak',
    ])
  })
})

describe('overlapping seasons', () => {
  it('are none when each season begins on the day after the one before', () => {
    expect(overlappingSeasons([easter, summer, autumn])).toEqual([])
  })

  it('names both seasons and the nights that they share', () => {
    const long = aNamedSeason('Long weekend', 'peak', '2027-03-18', '2027-03-22')

    const overlaps = overlappingSeasons([long, easter, autumn])

    expect(
      overlaps.map(({ first, second, firstNight, lastNight }) => `${first.name}/${second.name} ${firstNight} ${lastNight}`),
    ).toEqual(['Autumn/Long weekend 2027-03-18 2027-03-19', 'Long weekend/Easter 2027-03-20 2027-03-22'])
  })

  it('names the one night on which one ends and another begins', () => {
    const weekend = aNamedSeason('Weekend', 'peak', '2027-03-19', '2027-03-19')

    expect(overlappingSeasons([autumn, weekend]).map(({ firstNight, lastNight }) => `${firstNight} ${lastNight}`)).toEqual([
      '2027-03-19 2027-03-19',
    ])
  })

  it('names the nights of the shorter one where it lies within the other', () => {
    const weekend = aNamedSeason('Weekend', 'peak', '2027-02-05', '2027-02-07')

    expect(overlappingSeasons([autumn, weekend]).map(({ firstNight, lastNight }) => `${firstNight} ${lastNight}`)).toEqual([
      '2027-02-05 2027-02-07',
    ])
  })

  it('passes over seasons that are switched off', () => {
    expect(overlappingSeasons([autumn, switchedOff])).toEqual([])
  })
})

describe('the season of a display-from price', () => {
  it.each([
    ['2027-03-18', '2027-03-22', 'Autumn'],
    ['2027-03-20', '2027-03-22', 'Easter'],
    ['2027-12-01', '2027-12-20', 'Summer'],
    ['2027-12-10', '2027-12-11', null],
    ['2027-06-01', '2027-06-03', null],
  ])('from %s to %s is %s', (arrival, departure, name) => {
    const season = displayFromSeason([summer, easter, autumn, switchedOff], StayDates.of(arrival, departure))

    expect(season?.name ?? null).toBe(name)
  })

  it('is none without dates', () => {
    expect(displayFromSeason([autumn], null)).toBeNull()
  })
})

it('seasons touch every year from their first night to their last, each named once', () => {
  const later = aNamedSeason('Later', 'in', '2030-02-01', '2032-01-01')

  expect(seasonYears([later, summer, easter])).toEqual([2027, 2028, 2030, 2031, 2032])
})

it('a season has a name of a hundred characters at most, and one night at least', () => {
  expect(seasonProblems({ ...easter, name: 'x'.repeat(100), startDate: easter.endDate })).toEqual([])
  expect(seasonProblems({ ...easter, name: 'x'.repeat(101) })).toEqual([{ code: 'name-too-long' }])
})

it.each([
  [0, []],
  [365, []],
  [366, [{ code: 'minimum-stay-invalid' }]],
  [-1, [{ code: 'minimum-stay-invalid' }]],
  [1.5, [{ code: 'minimum-stay-invalid' }]],
])('a season may ask for %d nights at least: %j', (minimumStayPeriod, problems) => {
  expect(seasonProblems({ ...easter, minimumStayPeriod })).toEqual(problems)
})

it.each<[SeasonType, SeasonType, SeasonType]>([
  ['in', 'out', 'out'],
  ['peak', 'in', 'in'],
  ['peak', 'out', 'out'],
])('of the seasons %s and %s the price on a card is that of the cheaper one', (dear, cheap, shown) => {
  const seasons = [
    aNamedSeason('Dear', dear, '2027-03-01', '2027-03-10'),
    aNamedSeason('Cheap', cheap, '2027-03-11', '2027-03-20'),
  ]

  expect(displayFromSeason(seasons, StayDates.of('2027-03-09', '2027-03-13'))?.seasonType).toBe(shown)
  expect(displayFromSeason(seasons.toReversed(), StayDates.of('2027-03-09', '2027-03-13'))?.seasonType).toBe(shown)
})

it('a season of 29 February alone has no nights in a year without one', () => {
  const leapNight = aNamedSeason('Leap night', 'peak', '2028-02-29', '2028-02-29')
  const copied = (toYear: number) =>
    copiedSeasons({ seasons: [leapNight], fromYear: 2028, toYear, copying: 'same-dates' }).map(({ startDate }) => `${startDate}`)

  expect([copied(2029), copied(2032)]).toEqual([[], ['2032-02-29']])
})

it('a copied season says the new year where its name says the old one, and what stands in its way', () => {
  const easter2027 = { ...easter, name: 'Easter 2027' }
  const [copy] = copiedSeasons({ seasons: [easter2027], fromYear: 2027, toYear: 2028, copying: 'same-dates' })
  const taken = aNamedSeason('Taken', 'in', '2028-04-12', '2028-05-01')
  const [blocked] = copiedSeasons({ seasons: [easter2027, taken], fromYear: 2027, toYear: 2028, copying: 'same-dates' })

  expect([copy?.name, copy?.standsInItsWay, blocked?.standsInItsWay]).toEqual(['Easter 2028', null, taken])
})

it.each([
  ['December 2027 – January 2028', 'December 2028 – January 2029'],
  ['Summer 2027/28', 'Summer 2028/29'],
  ['Summer 2027/2028', 'Summer 2028/2029'],
  ['2027-12 to 2028-01', '2028-12 to 2029-01'],
  ['Since 1999, R20270', 'Since 1999, R20270'],
])('a copied season over the new year, %s, says both its years: %s', (name, copiedName) => {
  const season = aNamedSeason(name, 'peak', '2027-12-10', '2028-01-12')

  const [copy] = copiedSeasons({ seasons: [season], fromYear: 2027, toYear: 2028, copying: 'same-dates' })

  expect(copy?.name).toBe(copiedName)
})
