import { describe, expect, it } from 'vitest'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { nearestStays } from './nearest-dates.ts'

const stay = StayDates.of('2026-12-24', '2026-12-27')

describe('the stays near a stay', () => {
  const stays = nearestStays(stay)
  const arrivals = stays.map(({ arrival }) => arrival.toString())

  it('come nearest first, the earlier one of two', () => {
    expect(stays.slice(0, 3).map(({ arrival, departure }) => `${arrival}/${departure}`)).toEqual([
      '2026-12-23/2026-12-26',
      '2026-12-25/2026-12-28',
      '2026-12-22/2026-12-25',
    ])
  })

  it('reach 14 days either side and no further', () => {
    expect(arrivals).toHaveLength(28)
    expect([arrivals.toSorted()[0], arrivals.toSorted().at(-1)]).toEqual(['2026-12-10', '2027-01-07'])
  })
})
