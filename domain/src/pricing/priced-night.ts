import { Money } from '../shared/money.ts'
import type { Discount } from './discount.ts'
import { exactDifference, toTenCents, toTheCent } from './exact.ts'
import type { FullNight } from './full-night.ts'
import { mapLine } from './map-line.ts'
import { nightDiscount } from './night-discount.ts'
import type { QuoteLine } from './plot-quote.ts'

export interface PricedNight {
  readonly lines: readonly QuoteLine[]
  readonly price: Money
}

/** The night after discount and rounding. */
export function nightPrice({ exact, currency }: FullNight, discount: Discount | null): Money {
  return toTenCents(discount ? exactDifference(exact, nightDiscount(discount, exact)) : exact, currency)
}

/**
 * The price with its lines, each to the cent. The rounding line takes what they leave over, so that they add
 * up.
 */
export function pricedNight(full: FullNight, discount: Discount | null): PricedNight {
  const { currency } = full
  const price = nightPrice(full, discount)
  const saved = toTheCent(discount ? nightDiscount(discount, full.exact) : 0, currency)
  const fullLines = full.lines
    .map((line) => mapLine(line, (amount) => toTheCent(amount, currency)))
    .filter(({ kind, amount }) => kind !== 'supplement' || !amount.isZero)
  const lines: readonly QuoteLine[] =
    discount && !saved.isZero ? [...fullLines, { kind: 'discount', name: discount.name, amount: saved.negated() }] : fullLines
  const rounding = price.minus(
    Money.sum(
      lines.map((line) => line.amount),
      currency,
    ),
  )
  return { lines: rounding.isZero ? lines : [...lines, { kind: 'rounding', amount: rounding }], price }
}
