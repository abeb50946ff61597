import Fraction from 'fraction.js'
import { type Money, roundHalfUp } from '../shared/money.ts'

/** The platform adds VAT to its fees, half-up to the cent (rule B7). */
export function vatOn(fee: Money, percentage: number): Money {
  const exact = new Fraction(fee.cents).mul(new Fraction(String(percentage))).div(100)
  return roundHalfUp(exact, 1, fee.currency)
}
