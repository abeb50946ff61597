import { expect, it } from 'vitest'
import type { BarOnWire, ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { neighboursOf } from './neighbours.ts'

const bar = (reference: string, plotId: string, arrival: string) =>
  ({ reference, plotId, arrival, guestName: reference }) as BarOnWire
const chart = {
  sites: [{ plots: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
  bars: [
    bar('late', 'a', '2026-12-09'),
    bar('two', 'c', '2026-12-03'),
    bar('two', 'a', '2026-12-03'),
    bar('one', 'b', '2026-12-03'),
  ],
} as unknown as ChartOnWire

it.each([
  ['two', undefined, 'one'],
  ['one', 'two', 'late'],
  ['late', 'one', undefined],
  ['not on the chart', undefined, undefined],
])('beside %s stand %s and %s', (reference, before, after) => {
  const { previous, next } = neighboursOf(chart, reference)

  expect([previous?.reference, next?.reference]).toEqual([before, after])
})
