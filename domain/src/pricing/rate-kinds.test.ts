import { expect, it } from 'vitest'
import type { Plot } from '../plots/plot.ts'
import type { PlotId } from '../shared/ids.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { byRateKind, rateKinds } from './rate-kinds.ts'

const plots = [
  aPlot({ id: 'a' as PlotId, rates: rates(100) }),
  aPlot({ id: 'b' as PlotId, name: 'At the river', paxMax: 9, rates: rates(100) }),
  aPlot({ id: 'c' as PlotId, rates: rates(120) }),
]

it('plots that differ in what has no say in the price are of one kind, numbered from nought', () => {
  expect(plots.map((plot) => rateKinds(plots).get(plot))).toEqual([0, 0, 1])
})

it('plots are of one kind in whatever order their fields stand', () => {
  const plot = aPlot({ id: 'a' as PlotId })
  const other = Object.fromEntries(Object.entries({ ...plot, id: 'b' }).toReversed()) as unknown as Plot

  expect([...rateKinds([plot, other]).values()]).toEqual([0, 0])
})

it('the kinds of one list are worked out once, and so is what is gathered by them', () => {
  const items = plots.map((plot) => ({ plot }))

  expect(rateKinds(plots)).toBe(rateKinds(plots))
  expect(byRateKind(items, plots)).toBe(byRateKind(items, plots))
  expect(byRateKind(items, plots).map((kind) => kind.map(({ plot }) => plot.id))).toEqual([['a', 'b'], ['c']])
})
