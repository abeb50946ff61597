import { Money } from '../shared/money.ts'
import type { Discount } from './discount.ts'
import { exactDifference, toTenCents, toTheCent } from './exact.ts'
import type { FullNight } from './full-night.ts'
import { nightDiscount } from './night-discount.ts'
import type { QuoteLine } from './plot-quote.ts'

export interface PricedNight {
  readonly lines: readonly QuoteLine[]
  readonly price: Money
}

/**
 * The night after discount and rounding. The rounding line takes what the lines to the cent leave over, so
 * that they add up.
 */
export function pricedNight(full: FullNight, discount: Discount | null): PricedNight {
  const saving = discount ? nightDiscount(discount, full.exact) : 0
  const price = toTenCents(exactDifference(full.exact, saving), full.currency)
  const saved = toTheCent(saving, full.currency)
  const lines: readonly QuoteLine[] =
    discount && !saved.isZero ? [...full.lines, { kind: 'discount', name: discount.name, amount: saved.negated() }] : full.lines
  const rounding = price.minus(
    Money.sum(
      lines.map((line) => line.amount),
      full.currency,
    ),
  )
  return { lines: rounding.isZero ? lines : [...lines, { kind: 'rounding', amount: rounding }], price }
}
