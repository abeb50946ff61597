import type { NightCalendar } from '../nights/night-calendar.ts'
import type { RateColumn } from '../plots/plot.ts'
import { Money } from '../shared/money.ts'
import type { Discount } from './discount.ts'
import { discountAppliesOn } from './discount-applies-on.ts'
import type { FullNight } from './full-night.ts'
import { oncePerColumn } from './once-per-column.ts'
import { type PricedNight, pricedNight } from './priced-night.ts'
import type { StayNight } from './stay-night.ts'

/** The nights of a stay, full or discounted, in the order of its dates. */
export interface PricedStay {
  readonly discount: Discount | null
  readonly nights: readonly { readonly night: StayNight; readonly priced: PricedNight }[]
  readonly total: Money
}

export interface DiscountedNights {
  readonly nights: readonly StayNight[]
  readonly discounts: readonly Discount[]
  readonly calendar: NightCalendar
  readonly fullNight: (column: RateColumn) => FullNight
}

/**
 * Of the discounts that save something after rounding, the one that saves most; ties by name; else the full
 * price.
 */
export function bestDiscount(asked: DiscountedNights): { readonly full: PricedStay; readonly best: PricedStay } {
  const fullPrice = oncePerColumn((column) => pricedNight(asked.fullNight(column), null))
  const full = pricedStay(asked.nights, null, (night) => fullPrice(night.column))
  const best = asked.discounts
    .filter((discount) => discount.isActive && asked.nights.length >= discount.minNights)
    .map((discount) => discountedStay(asked, discount, fullPrice))
    .reduce((one, other) => (isBetter(other, one) ? other : one), full)
  return { full, best }
}

function discountedStay(
  { nights, calendar, fullNight }: DiscountedNights,
  discount: Discount,
  fullPrice: (column: RateColumn) => PricedNight,
): PricedStay {
  const discounted = oncePerColumn((column) => pricedNight(fullNight(column), discount))
  return pricedStay(nights, discount, (night) =>
    discountAppliesOn(discount, night, calendar) ? discounted(night.column) : fullPrice(night.column),
  )
}

function pricedStay(
  nights: readonly StayNight[],
  discount: Discount | null,
  priceOf: (night: StayNight) => PricedNight,
): PricedStay {
  const priced = nights.map((night) => ({ night, priced: priceOf(night) }))
  return { discount, nights: priced, total: Money.sum(priced.map((each) => each.priced.price)) }
}

/** Names compare by code unit, so that the choice does not depend on a language. */
function isBetter(challenger: PricedStay, holder: PricedStay): boolean {
  if (!challenger.total.equals(holder.total)) return holder.total.isMoreThan(challenger.total)
  if (!challenger.discount || !holder.discount) return false
  return challenger.discount.name < holder.discount.name
}
