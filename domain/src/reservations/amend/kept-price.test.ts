import { describe, expect, it } from 'vitest'
import { Money } from '../../shared/money.ts'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import { aPlot, rates } from '../../testing/a-plot.ts'
import { aReservedPlot } from '../../testing/a-reserved-plot.ts'
import type { ReservedPlot } from '../reservation.ts'
import { atAgreedTotal, atKeptPrice } from './kept-price.ts'
import { standOne, standTwo } from './testing/amending.ts'

const nights = (from: string, to: string) => ({ stay: StayDates.of(from, to) })
const asBooked = nights('2027-02-01', '2027-02-05')

/** A plot at so many rand a night. */
const on = (id: typeof standOne, rand: number, { stay } = asBooked) =>
  aReservedPlot({ plot: aPlot({ id, rates: rates(rand) }), stay })

/** R800.00 on Stand 1 and R400.00 on Stand 2; today each would cost R300.00 a night. */
const before = [on(standOne, 200), on(standTwo, 100)]
const told = (plots: readonly ReservedPlot[]) =>
  plots.map(({ plotId, quote }) => [plotId, quote.total.toRand(), quote.nights.map(({ price }) => price.toRand())])

describe('an amendment at the price that was agreed', () => {
  it('leaves a plot that stays its quote, and the others the rest of the total', () => {
    const after = [on(standOne, 300), on(standTwo, 300, nights('2027-02-01', '2027-02-03'))]

    const kept = atKeptPrice(before, after)

    expect(told(kept)).toEqual([
      [standOne, 800, [200, 200, 200, 200]],
      [standTwo, 400, [200, 200]],
    ])
    expect(kept[0]).toBe(before[0])
  })

  it('shares the total out over two plots that both change', () => {
    const longer = nights('2027-02-01', '2027-02-03')

    expect(told(atKeptPrice(before, [on(standOne, 300, longer), on(standTwo, 100, longer)]))).toEqual([
      [standOne, 900, [450, 450]],
      [standTwo, 300, [150, 150]],
    ])
  })

  it('spreads the whole total over the plot that is left', () => {
    expect(told(atKeptPrice(before, [on(standTwo, 300)]))).toEqual([[standTwo, 1200, [300, 300, 300, 300]]])
  })

  it('charges nothing for a plot more', () => {
    const third = on('plot-3' as typeof standOne, 300)

    expect(told(atKeptPrice(before, [on(standOne, 300), on(standTwo, 300), third]))).toEqual([
      [standOne, 800, [200, 200, 200, 200]],
      [standTwo, 400, [100, 100, 100, 100]],
      ['plot-3', 0, [0, 0, 0, 0]],
    ])
  })

  it('says of a night what was agreed only where that is another price than today', () => {
    const [one] = atKeptPrice(
      [on(standOne, 200, nights('2027-02-01', '2027-02-03'))],
      [on(standOne, 400, nights('2027-02-01', '2027-02-02'))],
    )
    const [other] = atKeptPrice(
      [on(standOne, 200, nights('2027-02-01', '2027-02-03'))],
      [on(standOne, 300, nights('2027-02-01', '2027-02-02'))],
    )

    expect(one?.quote.nights.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'agreed'))).toEqual([])
    expect(other?.quote.nights.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'agreed'))).toEqual([
      { kind: 'agreed', amount: Money.rand(100) },
    ])
  })

  it('is the quotes that were, where nothing changes', () => {
    const kept = atKeptPrice(before, [on(standTwo, 300), on(standOne, 300)])

    expect(kept).toEqual([before[1], before[0]])
  })
})

it('a total that was agreed leaves a night that costs nothing today free, unless all do', () => {
  const priced = (...prices: readonly number[]) => {
    const plot = on(standOne, 200, nights('2027-02-01', '2027-02-03'))
    const perNight = plot.quote.nights.map((night, nth) => ({ ...night, price: Money.rand(prices[nth] ?? 0) }))
    return { ...plot, quote: { ...plot.quote, nights: perNight } }
  }

  expect(told(atAgreedTotal(Money.rand(100), [priced(0, 200)]))).toEqual([[standOne, 100, [0, 100]]])
  expect(told(atAgreedTotal(Money.rand(100), [priced(0, 0)]))).toEqual([[standOne, 100, [50, 50]]])
})
