import Fraction from 'fraction.js'
import { type Money, roundHalfUp } from '../shared/money.ts'

/** The VAT inside an amount that includes it, half-up to the cent: 15 of 115 rand at 15 % (rules T4, T5). */
export function vatIn(amount: Money, percentage: number): Money {
  const rate = new Fraction(String(percentage))
  return roundHalfUp(new Fraction(amount.cents).mul(rate).div(rate.add(100)), 1, amount.currency)
}
