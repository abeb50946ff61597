import { describe, expect, it } from 'vitest'
import { southAfricanCalendar } from '../holidays/testing/south-african-calendar.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aSeason } from '../testing/a-season.ts'
import { dateOf, nightsFrom, weekdayOf } from './night.ts'
import { NightBlocks, nightsInBlock, placeInBlock } from './night-blocks.ts'
import { NightCalendar } from './night-calendar.ts'

describe('blocks of nights', () => {
  it('are worked out when the first of their nights is asked for, and then kept', () => {
    const worked: number[] = []
    const blocks = new NightBlocks((firstNight) => worked.push(firstNight))

    const held = [0, nightsInBlock - 1, nightsInBlock, -1, 5].map((night) => blocks.holding(night))

    expect(held).toEqual([1, 1, 2, 3, 1])
    expect(worked).toEqual([0, nightsInBlock, -nightsInBlock])
  })

  it('are forty at most: with one more all are forgotten', () => {
    const worked: number[] = []
    const blocks = new NightBlocks((firstNight) => worked.push(firstNight / nightsInBlock))
    const ask = (block: number) => blocks.holding(block * nightsInBlock)

    for (let block = 0; block < 40; block += 1) ask(block)
    ask(0)
    expect(worked).toHaveLength(40)
    ask(40)
    ask(0)

    expect(worked.slice(40)).toEqual([40, 0])
  })

  it('have a place for each of their nights, before 1970 too', () => {
    expect([0, nightsInBlock - 1, nightsInBlock, -1, -nightsInBlock].map(placeInBlock)).toEqual([
      0,
      nightsInBlock - 1,
      0,
      nightsInBlock - 1,
      0,
    ])
  })
})

describe('what is asked for again and again', () => {
  const seasons = [aSeason({ startDate: '2026-12-15', endDate: '2026-12-20' })]

  it('is one date of a night, one calendar of the same seasons, one answer for the same stay', () => {
    const holidays = southAfricanCalendar()
    const calendar = NightCalendar.of(seasons, holidays)
    const [stay, other] = [StayDates.of('2026-12-13', '2026-12-24'), StayDates.of('2026-12-13', '2026-12-14')]

    const shares = calendar.seasonsIn(stay)

    expect(calendar.seasonsIn(stay)).toBe(shares)
    expect(calendar.seasonsIn(other)).toHaveLength(1)
    expect(NightCalendar.of(seasons, holidays)).toBe(calendar)
    expect(NightCalendar.of([...seasons], holidays)).not.toBe(calendar)
    expect(dateOf(20_779)).toBe(dateOf(20_779))
  })
})

it('each night of a season is in it, also the first of a block, and of two seasons the first has it', () => {
  const firstOfBlock = 41 * nightsInBlock
  const dates = (first: number, last: number) => ({ startDate: `${dateOf(first)}`, endDate: `${dateOf(last)}` })
  const [summer, show, closed] = [
    aSeason(dates(firstOfBlock - 2, firstOfBlock + 1)),
    aSeason({ ...dates(firstOfBlock + 1, firstOfBlock + 3), name: 'Show' }),
    aSeason({ ...dates(firstOfBlock + 4, firstOfBlock + 4), name: 'Closed', isActive: false }),
  ]
  const calendar = NightCalendar.of([summer, show, closed], southAfricanCalendar())

  const names = [-3, -2, -1, 0, 1, 2, 3, 4].map((away) => calendar.seasonOn(firstOfBlock + away)?.name ?? null)

  const { name } = summer
  expect(names).toEqual([null, name, name, name, name, 'Show', 'Show', null])
})

it('nights from one to an earlier one are none', () => {
  expect([nightsFrom(3, 5), nightsFrom(3, 3), nightsFrom(5, 3)]).toEqual([[3, 4], [], []])
})

it('half a night has no weekday', () => {
  expect(() => weekdayOf(0.5)).toThrow(RangeError)
})
