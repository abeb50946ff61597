import type { NightQuote, PlotQuote } from '../../pricing/plot-quote.ts'
import { Money } from '../../shared/money.ts'
import type { ReservedPlot } from '../reservation.ts'
import { isSameUse } from './same-plots.ts'

/**
 * The plots of an amendment at the price that was agreed before it. Plots that stay as they are keep their
 * quote to the last line; the rest of the old total is shared out over the nights of the others as they would
 * cost today, to the cent.
 */
export function atKeptPrice(before: readonly ReservedPlot[], after: readonly ReservedPlot[]): readonly ReservedPlot[] {
  const total = Money.sum(before.map(({ quote }) => quote.total))
  const unchanged = after.map((plot) => before.find((other) => isSameUse(plot, other)))
  const carriers = unchanged.every((plot) => plot !== undefined) ? after : after.filter((_, index) => !unchanged[index])
  if (unchanged.every((plot) => plot !== undefined) && after.length === before.length)
    return unchanged.flatMap((plot) => plot ?? [])

  const fixed = after.map((plot, index) => (carriers.includes(plot) ? null : (unchanged[index] ?? null)))
  const open = total.minus(
    Money.sum(
      fixed.flatMap((plot) => plot?.quote.total ?? []),
      total.currency,
    ),
  )
  const shares = shareOut(
    open,
    carriers.flatMap(({ quote }) => quote.nights.map(({ price }) => price)),
  )
  return after.map((plot, index) => fixed[index] ?? { ...plot, quote: withPrices(plot.quote, shares) })
}

/**
 * Plots at a total that was agreed past the rates, shared out over their nights as they would cost today, to
 * the cent.
 */
export function atAgreedTotal(total: Money, plots: readonly ReservedPlot[]): readonly ReservedPlot[] {
  const shares = shareOut(
    total,
    plots.flatMap(({ quote }) => quote.nights.map(({ price }) => price)),
  )
  return plots.map((plot) => ({ ...plot, quote: withPrices(plot.quote, shares) }))
}

/** Takes its nights' prices from the front of the list. */
function withPrices(quote: PlotQuote, prices: Money[]): PlotQuote {
  const nights = quote.nights.map((night) => withPrice(night, prices.shift() ?? night.price))
  return {
    ...quote,
    nights,
    total: Money.sum(
      nights.map(({ price }) => price),
      quote.total.currency,
    ),
  }
}

function withPrice(night: NightQuote, price: Money): NightQuote {
  const difference = price.minus(night.price)
  if (difference.isZero) return night
  return { ...night, price, lines: [...night.lines, { kind: 'agreed', amount: difference }] }
}

/** In proportion to the weights, equally when they are all zero; whole cents whose sum is the amount. */
function shareOut(amount: Money, weights: readonly Money[]): Money[] {
  const isFree = weights.every(({ isZero }) => isZero)
  const parts = weights.map(({ cents }) => BigInt(isFree ? 1 : cents))
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  let reached = 0n
  return parts.map((part) => {
    const from = (BigInt(amount.cents) * reached) / whole
    reached += part
    return Money.cents(Number((BigInt(amount.cents) * reached) / whole - from), amount.currency)
  })
}
