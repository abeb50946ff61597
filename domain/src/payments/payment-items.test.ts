import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { type PlotToPayFor, paymentItems } from './payment-items.ts'

function aPlot(name: string, [total, deposit, paid]: readonly [number, number, number]): PlotToPayFor {
  const [plotId, plotName] = [`plot-${name}` as PlotId, name]
  return { plotId, plotName, total: Money.rand(total), deposit: Money.rand(deposit), paid: Money.rand(paid) }
}
const told = (items: ReturnType<typeof paymentItems>) =>
  items.map(({ kind, plotName, amount }) => [kind, plotName, amount.toRand()])

describe('what a payment paid for', () => {
  it('is the deposit of each plot by its own rule', () => {
    const plots = [aPlot('A', [800, 400, 0]), aPlot('B', [300, 300, 0])]

    expect(told(paymentItems({ amount: Money.rand(700), kind: 'deposit', plots }))).toEqual([
      ['deposit', 'A', 400],
      ['deposit', 'B', 300],
    ])
  })

  it('is what is left of the deposits, when a part of them was paid before', () => {
    const plots = [aPlot('A', [800, 400, 100]), aPlot('B', [300, 300, 0])]

    expect(told(paymentItems({ amount: Money.rand(600), kind: 'deposit', plots }))).toEqual([
      ['deposit', 'A', 300],
      ['deposit', 'B', 300],
    ])
  })

  it('is nothing of the deposit of a plot that had more already', () => {
    const plots = [aPlot('A', [800, 400, 500]), aPlot('B', [300, 300, 0])]

    expect(told(paymentItems({ amount: Money.rand(300), kind: 'deposit', plots }))).toEqual([['deposit', 'B', 300]])
  })

  it('is what each plot still owes, when the balance is paid', () => {
    const plots = [aPlot('A', [800, 400, 400]), aPlot('B', [300, 300, 300])]

    expect(told(paymentItems({ amount: Money.rand(400), kind: 'balance', plots }))).toEqual([['balance', 'A', 400]])
  })

  it('is shared in proportion when it is only a part, to the cent', () => {
    const plots = [aPlot('A', [100, 0, 0]), aPlot('B', [100, 0, 0]), aPlot('C', [100, 0, 0])]

    expect(told(paymentItems({ amount: Money.rand(100), kind: 'balance', plots }))).toEqual([
      ['balance', 'A', 33.34],
      ['balance', 'B', 33.33],
      ['balance', 'C', 33.33],
    ])
  })

  it('gives the cent that is left over to no plot that owes nothing', () => {
    const plots = [aPlot('A', [100, 0, 100]), aPlot('B', [100, 0, 0]), aPlot('C', [100, 0, 0])]

    expect(told(paymentItems({ amount: Money.rand(0.01), kind: 'balance', plots }))).toEqual([['balance', 'B', 0.01]])
  })

  it('says a single cent that was paid too much', () => {
    const plots = [aPlot('A', [800, 400, 700])]

    expect(told(paymentItems({ amount: Money.rand(100.01), kind: 'full', plots })).at(-1)).toEqual(['overpaid', null, 0.01])
  })

  it('says what was paid too much', () => {
    const plots = [aPlot('A', [800, 400, 700])]

    expect(told(paymentItems({ amount: Money.rand(150), kind: 'full', plots }))).toEqual([
      ['full', 'A', 100],
      ['overpaid', null, 50],
    ])
  })

  it('always adds up to the payment, and never pays a plot more than it owes', () => {
    const cents = fc.integer({ min: 0, max: 200_000 })
    const plot = fc.tuple(cents, cents, cents).map(([total, deposit, paid]) => ({
      ...aPlot('A', [0, 0, 0]),
      total: Money.cents(total),
      deposit: Money.cents(Math.min(deposit, total)),
      paid: Money.cents(Math.min(paid, total)),
    }))
    const kinds = fc.constantFrom('deposit' as const, 'balance' as const, 'full' as const)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), kinds, fc.array(plot, { maxLength: 4 }), (amount, kind, plots) => {
        const items = paymentItems({ amount: Money.cents(amount), kind, plots })

        expect(Money.sum(items.map((item) => item.amount)).cents).toBe(amount)
        expect(items.every((item) => item.amount.isPositive)).toBe(true)
        const owed = plots.reduce((total, one) => total + one.total.cents - one.paid.cents, 0)
        const forPlots = items.filter(({ plotId }) => plotId !== null)
        expect(Money.sum(forPlots.map((item) => item.amount)).cents).toBeLessThanOrEqual(owed)
      }),
    )
  })
})
