import { describe, expect, it } from 'vitest'
import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { paidPerPlot } from './paid-per-plot.ts'
import type { PaymentItem } from './payment-items.ts'

const [a, b] = ['plot-a' as PlotId, 'plot-b' as PlotId]
const plots = [
  { plotId: a, total: Money.rand(600) },
  { plotId: b, total: Money.rand(200) },
]
const item = (plotId: PlotId, rand: number): PaymentItem => ({ kind: 'deposit', plotId, plotName: '', amount: Money.rand(rand) })
const paid = (rand: number, items: readonly PaymentItem[]) =>
  [...paidPerPlot({ amountPaid: Money.rand(rand), items, plots }).values()].map((money) => money.toRand())

describe('the money on a reservation, by plot', () => {
  it('is what the payments said', () => {
    expect(paid(300, [item(a, 100), item(b, 200)])).toEqual([100, 200])
  })

  it('is what the payments said, were it a cent', () => {
    expect(paid(0.01, [item(b, 0.01)])).toEqual([0, 0.01])
  })

  it('is less of each when some of it went back', () => {
    expect(paid(150, [item(a, 100), item(b, 200)])).toEqual([50, 100])
  })

  it('is nothing when all of it went back', () => {
    expect(paid(0, [item(a, 100)])).toEqual([0, 0])
  })

  it('goes by the price where no payment said anything', () => {
    expect(paid(400, [])).toEqual([300, 100])
  })

  it('is nothing for plots that cost nothing', () => {
    const free = plots.map((plot) => ({ ...plot, total: Money.zero() }))

    expect([...paidPerPlot({ amountPaid: Money.zero(), items: [], plots: free }).values()]).toEqual([Money.zero(), Money.zero()])
  })
})
