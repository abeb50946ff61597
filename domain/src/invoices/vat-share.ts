import Fraction from 'fraction.js'
import { Money, roundHalfUp } from '../shared/money.ts'

/** The VAT inside an amount that includes it, half-up to the cent: 15 of 115 rand at 15 % (rules T4, T5). */
export function vatIn(amount: Money, percentage: number): Money {
  const rate = new Fraction(String(percentage))
  return roundHalfUp(new Fraction(amount.cents).mul(rate).div(rate.add(100)), 1, amount.currency)
}

/**
 * The VAT that a credit takes back: that of what was left less that of what is left now. So what is credited
 * in all is rounded once, and a credit of everything takes back all of it.
 */
export function vatOfCredit(left: Money, credit: Money, percentage: number): Money {
  return vatIn(left, percentage).minus(vatIn(left.minus(credit), percentage))
}

/**
 * An amount over lines in the measure of their amounts, each half-up to the cent by what came before it, so
 * that the parts are the amount to the cent (rule B5).
 */
export function allocated(amount: Money, lines: readonly Money[]): readonly Money[] {
  const whole = Money.sum(lines, amount.currency)
  if (whole.isZero) return lines.map(() => whole)
  let [measured, given] = [0, 0]
  return lines.map(({ cents }) => {
    measured += cents
    const until = roundHalfUp(new Fraction(amount.cents).mul(measured).div(whole.cents), 1, amount.currency).cents
    const part = Money.cents(until - given, amount.currency)
    given = until
    return part
  })
}
