import { Money } from '../shared/money.ts'
import type { Discount } from './discount.ts'
import type { NightKind } from './full-night.ts'
import { type NightPrices, nightKinds, plainNightKinds } from './night-prices.ts'
import type { PlotQuote } from './plot-quote.ts'
import type { StayColumns } from './stay-columns.ts'

/** The price of a whole stay, by how many of its nights cost what. */
export interface StayTotal {
  readonly discount: Discount | null
  readonly total: Money
  /** Without a discount. */
  readonly full: Money
}

export function bestDiscount(prices: NightPrices, columns: StayColumns): StayTotal {
  const { discount, cents, full } = cheapest(prices, columns)
  const { currency } = prices
  return { discount, total: Money.cents(cents, currency), full: Money.cents(full, currency) }
}

/** The total of `bestDiscount` in cents. */
export function lowestCents(prices: NightPrices, columns: StayColumns): number {
  return cheapest(prices, columns).cents
}

interface Cheapest {
  readonly discount: Discount | null
  readonly cents: number
  readonly full: number
}

/**
 * Of the discounts that save something after rounding, the one that saves most; else the full price. Ties by
 * name, by code unit, so that the choice does not depend on a language.
 */
function cheapest(prices: NightPrices, columns: StayColumns): Cheapest {
  const full = fullTotal(prices, columns)
  let best: Discount | null = null
  let lowest = full
  for (const discount of prices.discounts) {
    if (!mayApply(discount, columns)) continue
    const cents = full - saving(prices, columns, discount)
    if (cents < lowest || (cents === lowest && best !== null && discount.name < best.name)) {
      best = discount
      lowest = cents
    }
  }
  return { discount: best, cents: lowest, full }
}

function mayApply(discount: Discount, { nightCount }: StayColumns): boolean {
  return discount.isActive && nightCount >= discount.minNights
}

/** What the discount takes off the whole stay; null where none applies. */
export function discountApplied({ discount, full, total }: StayTotal): PlotQuote['discountApplied'] {
  return discount && { name: discount.name, amount: full.minus(total) }
}

function fullTotal(prices: NightPrices, columns: StayColumns): number {
  let cents = 0
  for (const kind of kindsOf(prices)) {
    const nights = columns.nightsOf(kind, prices.supplement)
    if (nights > 0) cents += nights * prices.price(kind, null)
  }
  return cents
}

function saving(prices: NightPrices, columns: StayColumns, discount: Discount): number {
  let cents = 0
  for (const kind of kindsOf(prices)) {
    const nights = columns.nightsOf(kind, prices.supplement, discount)
    if (nights > 0) cents += nights * (prices.price(kind, null) - prices.price(kind, discount))
  }
  return cents
}

function kindsOf({ supplement }: NightPrices): readonly NightKind[] {
  return supplement ? nightKinds : plainNightKinds
}
