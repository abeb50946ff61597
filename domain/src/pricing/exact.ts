import Fraction from 'fraction.js'
import { type Currency, Money, roundHalfUp } from '../shared/money.ts'

/**
 * Cents before rounding: a number is always whole; where whole cents do not suffice it is an exact fraction.
 */
export type ExactCents = number | Fraction

/** Percentages are decimals as people write them: 12.5 is exactly 25/2. */
export function percentageOf(cents: ExactCents, percentage: number): ExactCents {
  if (typeof cents === 'number' && Number.isInteger(percentage) && (cents * percentage) % 100 === 0) {
    return (cents * percentage) / 100
  }
  return new Fraction(cents).mul(new Fraction(String(percentage))).div(100)
}

export function timesWhole(cents: ExactCents, count: number): ExactCents {
  return typeof cents === 'number' ? cents * count : cents.mul(count)
}

export function isNothing(cents: ExactCents): boolean {
  return typeof cents === 'number' ? cents === 0 : cents.equals(0)
}

export function exactSum(lines: readonly { readonly amount: ExactCents }[]): ExactCents {
  let total: ExactCents = 0
  for (const { amount } of lines) {
    total = typeof total === 'number' && typeof amount === 'number' ? total + amount : new Fraction(total).add(amount)
  }
  return total
}

export function exactDifference(minuend: ExactCents, subtrahend: ExactCents): ExactCents {
  if (typeof minuend === 'number' && typeof subtrahend === 'number') return minuend - subtrahend
  return new Fraction(minuend).sub(subtrahend)
}

export function smallerOf(one: ExactCents, other: ExactCents): ExactCents {
  if (typeof one === 'number' && typeof other === 'number') return Math.min(one, other)
  return new Fraction(one).compare(other) <= 0 ? one : other
}

/** The rounding of the night and of the deposit: half-up to one decimal of a rand (rule T4). */
export function toTenCents(exact: ExactCents, currency: Currency): Money {
  if (typeof exact !== 'number') return roundHalfUp(exact, 10, currency)
  const tenCents = Math.floor((Math.abs(exact) + 5) / 10) * 10
  return Money.cents(exact < 0 ? -tenCents : tenCents, currency)
}

/** For showing a share on a line; never decides a price. */
export function toTheCent(exact: ExactCents, currency: Currency): Money {
  return typeof exact === 'number' ? Money.cents(exact, currency) : roundHalfUp(exact, 1, currency)
}
