import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicHolidays } from '../holidays/public-holidays.ts'
import { southAfricanCalendar } from '../holidays/testing/south-african-calendar.ts'
import { weekdays } from '../plots/plot.ts'
import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aCalendar } from '../testing/a-calendar.ts'
import { aSeason } from '../testing/a-season.ts'
import { dateOf, nightOf, weekdayOf } from './night.ts'
import { NightCalendar } from './night-calendar.ts'

const dates = fc
  .record({
    year: fc.integer({ min: 0, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((fields) => Temporal.PlainDate.from(fields))
const days = fc.integer({ min: -700, max: 700 })

describe('a night', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2026-11-22', 20_779],
    ['0000-01-01', -719_528],
  ])('of %s is day %i', (date, night) => {
    expect(nightOf(Temporal.PlainDate.from(date))).toBe(night)
  })

  it('is a date and back, its weekday and as many days away as the dates are', () => {
    fc.assert(
      fc.property(dates, days, (date, away) => {
        const other = date.add({ days: away })
        expect(dateOf(nightOf(date)).equals(date)).toBe(true)
        expect(nightOf(other) - nightOf(date)).toBe(away)
        expect(weekdayOf(nightOf(date))).toBe(weekdays[date.dayOfWeek - 1])
      }),
    )
  })
})

describe('a stay', () => {
  it('has its nights from the arrival up to the departure, and keeps their number when it moves', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 400 }), days, (arrival, nights, away) => {
        const stay = StayDates.of(arrival, arrival.add({ days: nights }))
        const moved = stay.movedBy(away)
        expect(stay.nights().map((night) => dateOf(night).toString())).toEqual(
          Array.from({ length: nights }, (_, index) => arrival.add({ days: index }).toString()),
        )
        expect([stay.has(nightOf(arrival) - 1), stay.has(nightOf(arrival)), stay.has(stay.endNight)]).toEqual([
          false,
          true,
          false,
        ])
        expect([moved.nightCount, moved.arrival.toString()]).toEqual([nights, arrival.add({ days: away }).toString()])
        expect(moved.movedBy(-away).equals(stay)).toBe(true)
      }),
    )
  })
})

describe('the calendar of a campsite', () => {
  const holidays = southAfricanCalendar()

  it('has the public and the school holidays of every date, far away ones too', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const year = [date.year - 1, date.year].flatMap(publicHolidays)
        const isByLaw = year.some((holiday) => holiday.date.equals(date)) || date.toString() === '2026-11-04'
        const calendar = NightCalendar.of([], holidays)
        expect(calendar.isPublicHoliday(nightOf(date))).toBe(isByLaw)
        expect(holidays.isPublicHoliday(date)).toBe(isByLaw)
      }),
      { examples: [[Temporal.PlainDate.from('2027-12-25')], [Temporal.PlainDate.from('2026-11-04')]] },
    )
  })

  it('tells the two kinds of holidays apart', () => {
    const calendar = NightCalendar.of([], holidays)
    const both = (date: string) => {
      const night = nightOf(Temporal.PlainDate.from(date))
      return [calendar.isPublicHoliday(night), calendar.isSchoolHoliday(night)]
    }

    expect(both('2026-12-16')).toEqual([true, true])
    expect(both('2026-12-17')).toEqual([false, true])
    expect(both('2027-03-21')).toEqual([true, true])
    expect(both('2027-05-01')).toEqual([true, false])
    expect(both('2027-05-04')).toEqual([false, false])
  })

  it('finds of two seasons that share nights the first, and none that is not active', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(days, fc.nat(60), fc.boolean()), { maxLength: 5 }), days, (given, asked) => {
        const seasons = given.map(([from, length, isActive]) =>
          aSeason({ startDate: dateOf(20_000 + from).toString(), endDate: dateOf(20_000 + from + length).toString(), isActive }),
        )
        const covering = given.findIndex(([from, length, isActive]) => isActive && from <= asked && asked <= from + length)

        expect(aCalendar(seasons).seasonOn(20_000 + asked)).toBe(seasons[covering] ?? null)
      }),
    )
  })

  it('counts the nights of a stay by their seasons, in the order in which it meets them', () => {
    const peak = aSeason({ startDate: '2026-12-15', endDate: '2026-12-20' })
    const stay = StayDates.of('2026-12-13', '2026-12-24')

    expect(aCalendar([peak]).seasonsIn(stay)).toEqual([
      { season: null, firstNight: stay.firstNight, nights: 5 },
      { season: peak, firstNight: stay.firstNight + 2, nights: 6 },
    ])
  })
})
