import { expect, it } from 'vitest'
import { nightOf } from '../nights/night.ts'
import { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aPlot } from '../testing/a-plot.ts'
import type { NightUse } from './occupancy.ts'
import { roomLeft } from './plot-booked.ts'

const stay = StayDates.of('2026-12-01', '2026-12-03')
const night = (day: string) => nightOf(Temporal.PlainDate.from(day))
const shared = (pax: number): NightUse => ({ kind: 'shared', pax })
const field = aPlot({ paxMax: 6, allowMultipleReservationsUpToPaxMax: true })

it.each<readonly [string, readonly (readonly [string, NightUse])[], number]>([
  ['all where nobody is', [], 6],
  [
    'what the fullest night leaves',
    [
      ['2026-12-01', shared(1)],
      ['2026-12-02', shared(4)],
    ],
    2,
  ],
  ['all where others leave that day', [['2026-12-03', shared(4)]], 6],
  ['none where it is full', [['2026-12-02', shared(6)]], 0],
  ['none where more are there than it holds by now', [['2026-12-02', shared(7)]], 0],
  ['none where it is taken', [['2026-12-02', { kind: 'taken' }]], 0],
])('on a shared plot of six there is room for %s', (_what, uses, room) => {
  expect(roomLeft(field, stay, new Map(uses.map(([day, use]) => [night(day), use])))).toBe(room)
})

it('on a plot that is not shared there is room for nobody beside others', () => {
  const uses = new Map([[night('2026-12-01'), shared(1)]])

  expect(roomLeft(aPlot({ paxMax: 6 }), stay, uses)).toBe(0)
})
