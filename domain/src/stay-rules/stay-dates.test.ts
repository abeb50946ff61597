import { describe, expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import { refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { longestStay } from './longest-stay.ts'
import { StayDates } from './stay-dates.ts'

const date = (text: string) => Temporal.PlainDate.from(text)

describe('the dates of a stay', () => {
  it.each(['2026-12-04', '2026-12-03'])('from 4 December 2026 to %s are none', (departure) => {
    expect(StayDates.between(date('2026-12-04'), date(departure))).toEqual(refused({ code: 'departure-not-after-arrival' }))
    expect(() => StayDates.of('2026-12-04', departure)).toThrow(RangeError)
  })

  it('have every night from the arrival on, that of the departure not', () => {
    const stay = StayDates.of('2026-12-30', '2027-01-01')

    const has = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'].map((day) => stay.has(nightOf(date(day))))

    expect(has).toEqual([false, true, true, false])
    expect([stay.nightCount, stay.nights()]).toEqual([2, [nightOf(date('2026-12-30')), nightOf(date('2026-12-31'))]])
  })

  it('hold a leap year at the longest', () => {
    expect(StayDates.of('2028-01-01', '2029-01-01').nightCount).toBe(longestStay)
  })
})
