import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { neededPapers, type StandingInvoice } from './needed-papers.ts'
import { allocated, vatIn, vatOfCredit } from './vat-share.ts'

const cents = fc.integer({ min: 0, max: 50_000_00 })
const money = (amount: number) => Money.cents(amount)
const rate = fc.constantFrom(0, 14, 15, 15.5)

it('after the papers that are needed, what is invoiced is what the booking costs', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), (totals) => {
      const invoices: (StandingInvoice<number> & { credited: Money })[] = []
      for (const total of totals.map(money)) {
        for (const paper of neededPapers(total, invoices)) {
          if (paper.kind === 'invoice') invoices.push({ id: invoices.length, amount: paper.amount, credited: money(0) })
          const corrected = paper.kind === 'credit-note' && invoices[paper.corrects]
          if (corrected) corrected.credited = corrected.credited.plus(paper.amount)
        }
        const standing = Money.sum(invoices.map(({ amount, credited }) => amount.minus(credited)))
        expect(standing).toEqual(total)
        expect(invoices.every(({ amount, credited }) => amount.isAtLeast(credited))).toBe(true)
        expect(neededPapers(total, invoices)).toEqual([])
      }
    }),
  )
})

it('an amount over lines is the amount to the cent, and no line is a cent further off than rounding', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 30 }), (amount, lines) => {
      const parts = allocated(money(amount), lines.map(money))
      const whole = lines.reduce((sum, line) => sum + line, 0)

      expect(Money.sum(parts).cents).toBe(whole === 0 ? 0 : amount)
      for (const [index, part] of parts.entries())
        expect(Math.abs(part.cents - (whole === 0 ? 0 : (amount * (lines[index] ?? 0)) / whole))).toBeLessThanOrEqual(1)
    }),
  )
})

it('the VAT of all credits of an invoice is its VAT once everything is credited', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9_000_00 }), { minLength: 1, maxLength: 9 }), rate, (credits, percentage) => {
      let left = Money.sum(credits.map(money))
      const ofInvoice = vatIn(left, percentage)
      const ofCredits = credits.map((credit) => {
        const vat = vatOfCredit(left, money(credit), percentage)
        left = left.minus(money(credit))
        return vat
      })

      expect(Money.sum(ofCredits)).toEqual(ofInvoice)
    }),
  )
})
