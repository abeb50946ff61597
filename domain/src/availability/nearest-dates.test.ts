import { describe, expect, it } from 'vitest'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { nearestDates } from './nearest-dates.ts'

const stay = StayDates.of('2026-12-24', '2026-12-27')
const datesOf = (stays: readonly StayDates[]) => stays.map(({ arrival, departure }) => `${arrival}/${departure}`)

describe('the nearest dates on which a stay fits', () => {
  it('come nearest first, the earlier one of two', () => {
    const answer = nearestDates(stay, () => true)

    expect(datesOf(answer)).toEqual(['2026-12-23/2026-12-26', '2026-12-25/2026-12-28', '2026-12-22/2026-12-25'])
  })

  it('reach 14 days either side and no further', () => {
    const asked: string[] = []

    const answer = nearestDates(stay, (other) => {
      asked.push(other.arrival.toString())
      return false
    })

    expect(answer).toEqual([])
    expect(asked).toHaveLength(28)
    expect([asked.toSorted()[0], asked.toSorted().at(-1)]).toEqual(['2026-12-10', '2027-01-07'])
  })

  it('ask no further once there are enough', () => {
    let asked = 0

    nearestDates(
      stay,
      () => {
        asked += 1
        return true
      },
      2,
    )

    expect(asked).toBe(2)
  })
})
