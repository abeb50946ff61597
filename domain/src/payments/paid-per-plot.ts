import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import type { PaymentItem } from './payment-items.ts'

interface Paid {
  /** What is on the reservation now, refunds and disputes taken off. */
  readonly amountPaid: Money
  /** Of every payment so far. */
  readonly items: readonly PaymentItem[]
  readonly plots: readonly { readonly plotId: PlotId; readonly total: Money }[]
}

/**
 * How much of the money on a reservation stands for each plot: as the payments said, less what went back
 * meanwhile, in proportion. Where no payment said anything, by the price of the plots.
 */
export function paidPerPlot({ amountPaid, items, plots }: Paid): ReadonlyMap<PlotId, Money> {
  const said = plots.map(({ plotId }) => centsOf(items.filter((item) => item.plotId === plotId)))
  const weights = sum(said) > 0 ? said : plots.map(({ total }) => total.cents)
  const all = sum(weights)
  const share = (weight: number) => (all === 0 ? 0 : Math.floor((amountPaid.cents * weight) / all))
  return new Map(plots.map(({ plotId }, position) => [plotId, Money.cents(share(weights[position] ?? 0), amountPaid.currency)]))
}

function centsOf(items: readonly PaymentItem[]): number {
  return sum(items.map(({ amount }) => amount.cents))
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0)
}
