import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { declaredHolidays } from './declared-holidays.ts'
import { HolidayCalendar } from './holiday-calendar.ts'
import { longWeekends, nextWeekend } from './long-weekends.ts'

const calendar = HolidayCalendar.of({ country: 'ZA', provinceCode: 'WC' }, { declared: declaredHolidays, schoolHolidays: [] })
const day = (text: string) => Temporal.PlainDate.from(text)

function between(from: string, to: string): readonly string[] {
  return longWeekends(day(from), day(to), calendar).map(
    ({ stay, holidays }) => `${stay.arrival} to ${stay.departure}: ${holidays.join(', ')}`,
  )
}

describe('long weekends', () => {
  it('are a public holiday beside a weekend, from the evening before', () => {
    expect(between('2027-01-02', '2027-06-30')).toEqual([
      '2027-03-19 to 2027-03-22: Human Rights Day, Human Rights Day (observed)',
      '2027-03-25 to 2027-03-29: Good Friday, Family Day',
    ])
  })

  it('are not a holiday in the middle of the week', () => {
    expect(between('2026-11-02', '2026-11-08')).toEqual([])
  })

  it('have to begin after the date asked for', () => {
    expect(between('2027-03-27', '2027-03-29')).toEqual([])
  })
})

describe('the next weekend', () => {
  it.each([
    ['2026-11-18', '2026-11-20', '2026-11-22'],
    ['2026-11-20', '2026-11-27', '2026-11-29'],
    ['2026-11-21', '2026-11-27', '2026-11-29'],
    ['2026-11-22', '2026-11-27', '2026-11-29'],
  ])('after %s is from %s to %s', (after, arrival, departure) => {
    const stay = nextWeekend(day(after))

    expect([stay.arrival.toString(), stay.departure.toString()]).toEqual([arrival, departure])
  })
})
