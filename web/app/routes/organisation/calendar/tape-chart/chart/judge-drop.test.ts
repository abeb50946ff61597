import type { ChartBlock } from '@camp/application/calendar/tape-charts.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import type { BarOnWire } from '#server/wire/chart-on-wire.ts'
import { ChartModel } from './chart-model.ts'
import { judgeDrop } from './judge-drop.ts'
import { siteRows } from './plot-rows.ts'

const today = '2026-12-03'
const plot = (id: string, isShared = false) => {
  return { id: id as PlotId, name: id, isActive: true, isElectrified: false, isShared, paxMax: 6 }
}
const site = { id: 's', name: 'River', siteType: 'camping', plots: [plot('a'), plot('b'), plot('c', true), plot('d')] } as never
const bar = (reference: string, plotId: string, [arrival, departure]: readonly [string, string], pax = 2) =>
  ({
    reference,
    plotId,
    arrival: `2026-12-${arrival}`,
    departure: `2026-12-${departure}`,
    partySize: pax,
    pax,
    status: 'confirmed',
  }) as BarOnWire
const ours = bar('ours', 'a', ['04', '06'])
const block = { id: 'gravel', plotIds: ['b'], start: '2026-12-08', end: '2026-12-09' } as unknown as ChartBlock

function judged(others: readonly BarOnWire[], plotId: string, [arrival, departure]: readonly [string, string], own = ours) {
  const rows = siteRows({ sites: [site], bars: [own, ...others], blocks: [block] })
  const model = new ChartModel(rows, { from: '2026-12-01', days: 10 }, today)
  const item = model.row('a')?.items.find((one) => one.bar === own)
  if (!item) throw new Error('nothing in hand')
  const nights = { arrival: `2026-12-${arrival}`, departure: `2026-12-${departure}` }
  return judgeDrop({ item, fromPlotId: 'a', plotId, nights }, model)
}

it('is free where nobody is, over its own nights too, and up to where others arrive', () => {
  const next = bar('next', 'a', ['07', '09'])

  expect(judged([next], 'a', ['05', '07'])).toEqual({ kind: 'free' })
  expect(judged([next], 'd', ['07', '09'])).toEqual({ kind: 'free' })
})

it('is not free where somebody stays or the plot is blocked, and says who', () => {
  const theirs = bar('theirs', 'b', ['05', '07'])

  expect(judged([theirs], 'b', ['04', '06'])).toMatchObject({ kind: 'taken', by: { bar: theirs } })
  expect(judged([], 'b', ['07', '09'])).toMatchObject({ kind: 'taken', by: { block } })
})

it('fits on a shared plot up to its maximum', () => {
  const four = bar('four', 'c', ['04', '06'], 4)
  const five = bar('five', 'c', ['05', '07'], 5)

  expect(judged([four], 'c', ['04', '06'])).toEqual({ kind: 'free' })
  expect(judged([five], 'c', ['04', '06'])).toMatchObject({ kind: 'taken', by: { bar: five } })
})

it('does not count children who are too young to count', () => {
  const family = { ...bar('family', 'c', ['04', '06'], 4), partySize: 7 }
  const tooMany = { ...bar('ours', 'a', ['04', '06'], 6), partySize: 8 }

  expect(judged([family], 'c', ['04', '06'])).toEqual({ kind: 'free' })
  expect(judged([], 'd', ['04', '06'], tooMany)).toEqual({ kind: 'free' })
})

it('says that a party is too large for a plot, with its numbers', () => {
  expect(judged([], 'd', ['04', '06'], bar('ours', 'a', ['04', '06'], 8))).toEqual({
    kind: 'too-many',
    plot: 'd',
    room: 6,
    guests: 8,
  })
})

it('takes every plot of the booking along', () => {
  const alsoOurs = bar('ours', 'b', ['04', '06'])
  const theirs = bar('theirs', 'b', ['06', '07'])

  expect(judged([alsoOurs, theirs], 'a', ['05', '07'])).toMatchObject({ kind: 'taken', by: { bar: theirs } })
  expect(judged([alsoOurs], 'b', ['04', '06'])).toMatchObject({ kind: 'taken', by: { bar: alsoOurs } })
})

it('cannot begin before today, and is not judged beyond the chart', () => {
  expect(judged([], 'd', ['02', '04'])).toEqual({ kind: 'past' })
  expect(judged([], 'd', ['10', '12'])).toEqual({ kind: 'unseen' })
})
