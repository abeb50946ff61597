import { expect, it } from 'vitest'
import type { NightUse, Occupancy } from '../../availability/occupancy.ts'
import { nightOf } from '../../nights/night.ts'
import { Temporal } from '../../shared/temporal.ts'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import { aReservedPlot } from '../../testing/a-reserved-plot.ts'
import { inUseOn, withoutOwnNights } from './plot-nights.ts'
import { kwena, standOne, standTwo } from './testing/amending.ts'

const night = (day: number) => nightOf(Temporal.PlainDate.from({ year: 2027, month: 2, day }))
const shared = (pax: number): NightUse => ({ kind: 'shared', pax })
const taken: NightUse = { kind: 'taken' }
const stay = StayDates.of('2027-02-01', '2027-02-03')
const own = aReservedPlot({ plot: kwena.plots[0]!, stay })

it('leaves the guests of others on a shared plot, and their other nights', () => {
  const occupancy: Occupancy = new Map([
    [standOne, new Map([1, 2, 3].map((day) => [night(day), shared(day === 1 ? 5 : own.pax)]))],
  ])

  const others = withoutOwnNights(occupancy, [{ ...own, isShared: true }])

  expect([...(others.get(standOne) ?? [])]).toEqual([
    [night(1), shared(5 - own.pax)],
    [night(3), shared(own.pax)],
  ])
})

it('frees the nights of a plot of its own, and no other plot’s', () => {
  const nights = [1, 2, 3].map((day) => [night(day), taken] as const)
  const occupancy: Occupancy = new Map([
    [standOne, new Map(nights)],
    [standTwo, new Map(nights)],
  ])

  const others = withoutOwnNights(occupancy, [own])

  expect([...(others.get(standOne)?.keys() ?? [])]).toEqual([night(3)])
  expect(others.get(standTwo)).toEqual(new Map(nights))
  expect(occupancy.get(standOne)?.size).toBe(3)
})

it('frees a night that was shared before the plot was booked alone', () => {
  const occupancy: Occupancy = new Map([[standOne, new Map([[night(1), shared(5)]])]])

  expect(withoutOwnNights(occupancy, [own]).get(standOne)).toEqual(new Map())
})

it('looks at the nights of the stay alone, on the plot alone', () => {
  const occupancy: Occupancy = new Map([[standOne, new Map([2, 3].map((day) => [night(day), taken]))]])

  expect(inUseOn(occupancy, standOne, stay)).toEqual(new Map([[night(2), taken]]))
  expect(inUseOn(occupancy, standTwo, stay)).toEqual(new Map())
})
