import { describe, expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import type { SeasonId } from '../shared/ids.ts'
import { Temporal } from '../shared/temporal.ts'
import { aCalendar } from '../testing/a-calendar.ts'
import { aSeason } from '../testing/a-season.ts'
import { arrivalProblem } from './booking-window.ts'
import { minimumStay, strictestNight } from './minimum-stay.ts'
import { StayDates } from './stay-dates.ts'
import { isHalfWeekend } from './weekend-rule.ts'

const date = (text: string) => Temporal.PlainDate.from(text)

describe('minimum stay', () => {
  const minimum = { general: 2, offPeak: 1, peak: 0, superPeak: 5 }
  const peak = aSeason({ startDate: '2026-12-15', endDate: '2027-01-10' })
  const inSeason = aSeason({ id: 'in' as SeasonId, seasonType: 'in', startDate: '2026-12-01', endDate: '2026-12-14' })

  it.each([
    ['a night that no season covers is off-peak', '2026-11-20', '2026-11-22', [peak, inSeason], 1],
    ['a value of zero falls back to the general one', '2026-12-02', '2026-12-04', [peak, inSeason], 2],
    ['the last night alone decides', '2026-12-13', '2026-12-16', [peak, inSeason], 5],
    ['the departure day is no night', '2026-12-13', '2026-12-15', [peak, inSeason], 2],
    ['a season that is not active asks for nothing', '2026-12-15', '2026-12-17', [{ ...peak, isActive: false }], 1],
    ["a season's own value is one more candidate", '2026-12-02', '2026-12-04', [{ ...inSeason, minimumStayPeriod: 3 }], 3],
    ['the larger of the two counts', '2026-12-15', '2026-12-17', [{ ...peak, minimumStayPeriod: 3 }], 5],
  ])('%s', (_rule, arrival, departure, seasons, nights) => {
    expect(minimumStay(StayDates.of(arrival, departure), minimum, aCalendar(seasons))).toBe(nights)
  })

  it('is none where nothing is set', () => {
    const nothing = { general: 0, offPeak: 0, peak: 0, superPeak: 0 }

    expect(minimumStay(StayDates.of('2026-12-02', '2026-12-04'), nothing, aCalendar([]))).toBe(0)
  })
})

describe('the night that asks for the most', () => {
  const minimum = { general: 2, offPeak: 1, peak: 0, superPeak: 5 }
  const peak = aSeason({ name: 'Peak', startDate: '2026-12-15', endDate: '2027-01-10' })
  const inSeason = aSeason({ id: 'in' as SeasonId, name: 'In', seasonType: 'in', startDate: '2026-12-01', endDate: '2026-12-14' })
  const said = (arrival: string, departure: string, seasons = [peak, inSeason], nights = minimum) => {
    const night = strictestNight(StayDates.of(arrival, departure), nights, aCalendar(seasons))
    return (
      night && [night.date.toString(), night.required, night.setBy.kind === 'season' ? night.setBy.season.name : night.setBy.cell]
    )
  }

  it('is named with the setting of the plot or of the season', () => {
    expect(said('2026-11-20', '2026-11-22')).toEqual(['2026-11-20', 1, 'offPeak'])
    expect(said('2026-11-29', '2026-12-04')).toEqual(['2026-12-01', 2, 'general'])
    expect(said('2026-12-13', '2026-12-18')).toEqual(['2026-12-15', 5, 'superPeak'])
    expect(said('2026-12-13', '2026-12-18', [{ ...peak, minimumStayPeriod: 7 }])).toEqual(['2026-12-15', 7, 'Peak'])
    expect(said('2026-12-13', '2026-12-18', [{ ...peak, minimumStayPeriod: 5 }])).toEqual(['2026-12-15', 5, 'superPeak'])
    expect(said('2026-12-13', '2026-12-18', [], { general: 0, offPeak: 0, peak: 3, superPeak: 3 })).toBeNull()
  })
})

describe('half a weekend', () => {
  it.each([
    ['Friday alone', '2026-12-04', '2026-12-05', true],
    ['Saturday alone', '2026-12-05', '2026-12-06', true],
    ['Friday and Saturday', '2026-12-04', '2026-12-06', false],
    ['Sunday to Friday, which has neither', '2026-12-06', '2026-12-11', false],
    ['Thursday to Saturday, Friday alone', '2026-12-03', '2026-12-05', true],
    ['a week from Saturday, whose first weekend is half', '2026-12-05', '2026-12-12', true],
    ['a whole weekend and half of the next', '2026-12-04', '2026-12-12', true],
    ['two whole weekends', '2026-12-04', '2026-12-13', false],
  ])('%s', (_stay, arrival, departure, isHalf) => {
    expect(isHalfWeekend(StayDates.of(arrival, departure))).toBe(isHalf)
  })
})

describe('the days on which somebody may arrive', () => {
  it.each([
    ['2026-11-20', '2026-11-21', false, 'arrival-in-past'],
    ['2026-11-20', '2026-11-21', true, 'arrival-in-past'],
    ['2026-11-21', '2026-11-21', false, 'arrival-today'],
    ['2026-11-21', '2026-11-21', true, undefined],
    ['2028-05-21', '2026-11-21', false, undefined],
    ['2028-05-22', '2026-11-21', false, 'too-far-ahead'],
    ['2028-02-29', '2026-08-31', false, undefined],
    ['2028-03-01', '2026-08-31', false, 'too-far-ahead'],
  ])('%s, seen from %s, late booking %s: %s', (arrival, today, allowLateBooking, code) => {
    expect(arrivalProblem(nightOf(date(arrival)), date(today), allowLateBooking)?.code).toBe(code)
  })
})
