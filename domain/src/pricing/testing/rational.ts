/** An exact ratio of whole numbers, the denominator above zero. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The number as it is written in decimal digits, not as the float it is kept in. */
export function decimal(written: number): Rational {
  const [whole = '', fraction = ''] = String(written).split('.')
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Rand to cents. */
export function wholeCents(rand: number): Rational {
  return times(decimal(rand), { numerator: 100n, denominator: 1n })
}

export function add(one: Rational, other: Rational): Rational {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

export function subtract(one: Rational, other: Rational): Rational {
  return add(one, { numerator: -other.numerator, denominator: other.denominator })
}

export function times(one: Rational, other: Rational): Rational {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator }
}

export function compare(one: Rational, other: Rational): number {
  const difference = subtract(one, other).numerator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** For amounts of zero and above: to the nearest multiple of `step`, the middle going up. */
export function roundHalfUpTo(step: bigint, amount: Rational): number {
  const twice = 2n * amount.numerator + step * amount.denominator
  return Number((twice / (2n * step * amount.denominator)) * step)
}
