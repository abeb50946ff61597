import type { WeekdaySupplement } from '../plots/plot.ts'
import type { Discount } from './discount.ts'
import { type FullNight, fullNight, type NightCharges, type NightKind } from './full-night.ts'
import { nightPrice } from './priced-night.ts'
import { rateColumns } from './rate-columns.ts'

/** Every kind of night, in the order in which prices are kept. */
export const nightKinds: readonly NightKind[] = [false, true].flatMap((isSupplemented) =>
  rateColumns.map((column) => ({ column, isSupplemented })),
)

/** Those of a plot without a weekday supplement. */
export const plainNightKinds: readonly NightKind[] = nightKinds.filter(({ isSupplemented }) => !isSupplemented)

/**
 * What a night costs one party on one plot; each is worked out when it is first asked for, and on any stay
 * the same.
 */
export class NightPrices {
  /** Those linked to the plot. */
  readonly discounts: readonly Discount[]
  readonly currency: string
  readonly #charges: NightCharges
  readonly #nights: (FullNight | undefined)[] = []
  /** In cents; the first six are the full prices, six more for each discount. */
  readonly #prices: (number | undefined)[] = []

  constructor(charges: NightCharges, discounts: readonly Discount[]) {
    const { discountIds, rates } = charges.plot
    this.discounts = discounts.filter(({ id }) => discountIds.includes(id))
    this.currency = rates.offPeak.currency
    this.#charges = charges
  }

  get supplement(): WeekdaySupplement | null {
    return this.#charges.supplement
  }

  /** Before discount and rounding. */
  fullNight(kind: NightKind): FullNight {
    const place = placeOf(kind)
    const known = this.#nights[place] ?? fullNight(this.#charges, kind)
    this.#nights[place] = known
    return known
  }

  /** In cents, after discount and rounding; null is the price without a discount. */
  price(kind: NightKind, discount: Discount | null): number {
    const place = placeOf(kind) + nightKinds.length * (discount ? this.discounts.indexOf(discount) + 1 : 0)
    if (this.#prices[place] === undefined) this.#priceWithEachDiscount(kind)
    return this.#prices[place] as number
  }

  /** Lines are left to quotes, since prices may be kept for long. */
  #priceWithEachDiscount(kind: NightKind): void {
    const place = placeOf(kind)
    const night = this.#nights[place] ?? fullNight(this.#charges, kind)
    for (const [number, discount] of [null, ...this.discounts].entries()) {
      this.#prices[place + nightKinds.length * number] = nightPrice(night, discount).cents
    }
  }
}

function placeOf({ column, isSupplemented }: NightKind): number {
  return rateColumns.indexOf(column) + (isSupplemented ? rateColumns.length : 0)
}
