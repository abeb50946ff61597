import type { RateColumn } from '../plots/plot.ts'
import type { Discount } from './discount.ts'
import { type FullNight, fullNight, type NightCharges } from './full-night.ts'
import { nightPrice } from './priced-night.ts'
import { rateColumns } from './rate-sheet.ts'

/**
 * What a night costs one party on one plot; each is worked out when it is first asked for, and on any stay
 * the same.
 */
export class NightPrices {
  /** Those linked to the plot. */
  readonly discounts: readonly Discount[]
  readonly currency: string
  readonly #charges: NightCharges
  readonly #nights: (FullNight | undefined)[] = [undefined, undefined, undefined]
  /** In cents; the first three are the full prices, three more for each discount. */
  readonly #prices: (number | undefined)[] = []

  constructor(charges: NightCharges, discounts: readonly Discount[]) {
    const { discountIds, rates } = charges.plot
    this.discounts = discounts.filter(({ id }) => discountIds.includes(id))
    this.currency = rates.offPeak.currency
    this.#charges = charges
  }

  /** Before discount and rounding. */
  fullNight(column: RateColumn): FullNight {
    const place = rateColumns.indexOf(column)
    const known = this.#nights[place] ?? fullNight(this.#charges, column)
    this.#nights[place] = known
    return known
  }

  /** In cents, after discount and rounding; null is the price without a discount. */
  price(column: RateColumn, discount: Discount | null): number {
    const place = rateColumns.indexOf(column) + 3 * (discount ? this.discounts.indexOf(discount) + 1 : 0)
    const known = this.#prices[place] ?? nightPrice(this.fullNight(column), discount).cents
    this.#prices[place] = known
    return known
  }
}
