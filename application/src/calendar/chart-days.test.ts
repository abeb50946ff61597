import { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { chartDays } from './chart-days.ts'
import type { ChartContents } from './tape-charts.ts'

const bar = (plotId: string, arrival: string, departure: string) => ({ plotId, arrival, departure })
const block = (plotIds: readonly string[], start: string, end: string) => ({ plotIds, start, end })

it('counts plots night by night, and never fewer free ones than none', () => {
  const contents = {
    bars: [bar('a', '2027-02-01', '2027-02-03'), bar('a', '2027-02-01', '2027-02-02'), bar('b', '2027-02-02', '2027-02-04')],
    blocks: [block(['c', 'd'], '2027-02-02', '2027-02-03'), block(['c'], '2027-02-03', '2027-02-05')],
  } as unknown as ChartContents

  const days = chartDays({
    from: Temporal.PlainDate.from('2027-01-31'),
    count: 6,
    plotCount: 3,
    seasons: [],
    holidays: HolidayCalendar.of({ country: 'ZA', provinceCode: 'WC' }, { declared: [], schoolHolidays: [] }),
    contents,
  })

  expect(days.map(({ date, booked, blocked, free }) => [date, booked, blocked, free])).toEqual([
    ['2027-01-31', 0, 0, 3],
    ['2027-02-01', 1, 0, 2],
    ['2027-02-02', 2, 2, 0],
    ['2027-02-03', 1, 1, 1],
    ['2027-02-04', 0, 1, 2],
    ['2027-02-05', 0, 0, 3],
  ])
})
