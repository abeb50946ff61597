import type Fraction from 'fraction.js'

export type Currency = 'ZAR' | (string & {})

/**
 * A whole number of cents with its currency inside. Never a float; shares of it are exact fractions
 * (`pricing/exact.ts`).
 */
export class Money {
  readonly cents: number
  readonly currency: Currency

  private constructor(cents: number, currency: Currency) {
    if (!Number.isSafeInteger(cents)) throw new RangeError(`money must be a whole number of cents, got ${cents}`)
    this.cents = cents
    this.currency = currency
  }

  static cents(cents: number, currency: Currency = 'ZAR'): Money {
    return new Money(cents === 0 ? 0 : cents, currency)
  }

  static zero(currency: Currency = 'ZAR'): Money {
    return new Money(0, currency)
  }

  /**
   * From a number of rand with at most two decimals, as on the wire and in imports; throws on a third
   * decimal.
   */
  static rand(rand: number, currency: Currency = 'ZAR'): Money {
    const cents = Math.round(rand * 100)
    if (Math.abs(cents / 100 - rand) > 1e-9) throw new RangeError(`money has at most two decimals, got ${rand}`)
    return Money.cents(cents, currency)
  }

  static sum(amounts: readonly Money[], currency: Currency = 'ZAR'): Money {
    return amounts.reduce((total, amount) => total.plus(amount), Money.zero(amounts[0]?.currency ?? currency))
  }

  plus(other: Money): Money {
    return Money.cents(this.cents + this.#sameCurrency(other).cents, this.currency)
  }

  minus(other: Money): Money {
    return Money.cents(this.cents - this.#sameCurrency(other).cents, this.currency)
  }

  negated(): Money {
    return Money.cents(-this.cents, this.currency)
  }

  atMost(other: Money): Money {
    return this.isMoreThan(other) ? other : this
  }

  isMoreThan(other: Money): boolean {
    return this.cents > this.#sameCurrency(other).cents
  }

  isAtLeast(other: Money): boolean {
    return this.cents >= this.#sameCurrency(other).cents
  }

  equals(other: Money): boolean {
    return this.cents === other.cents && this.currency === other.currency
  }

  get isZero(): boolean {
    return this.cents === 0
  }

  get isPositive(): boolean {
    return this.cents > 0
  }

  /** A number of rand with at most two decimals, for the wire. */
  toRand(): number {
    return this.cents / 100
  }

  #sameCurrency(other: Money): Money {
    if (other.currency !== this.currency) throw new TypeError(`cannot mix ${this.currency} and ${other.currency}`)
    return other
  }
}

/** Half-up to a whole multiple of `step` cents; negative amounts round towards their mirror image. */
export function roundHalfUp(exactCents: Fraction, step: number, currency: Currency = 'ZAR'): Money {
  const steps = exactCents.abs().div(step).add(1, 2).floor()
  const cents = Number(steps.valueOf()) * step
  return Money.cents(exactCents.compare(0) < 0 ? -cents : cents, currency)
}
