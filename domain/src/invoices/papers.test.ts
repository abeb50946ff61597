import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { isFullTaxInvoice } from './invoice-form.ts'
import { invoiceKind } from './invoice-kind.ts'
import { allocated, vatIn } from './vat-share.ts'

describe('the VAT inside an amount', () => {
  it.each([
    [11_500, 15, 1_500],
    [11_400, 14, 1_400],
    [10_000, 15, 1_304],
    [23, 15, 3],
    [115, 15.5, 15],
    [80_000, 0, 0],
  ])('of %i cents at %d %% is %i', (cents, percentage, vat) => {
    expect(vatIn(Money.cents(cents), percentage).cents).toBe(vat)
  })

  it('and what is left without it make up the amount, and come to the rate within a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 30 }), (cents, percentage) => {
        const vat = vatIn(Money.cents(cents), percentage).cents
        return vat >= 0 && vat <= cents && Math.abs((cents - vat) * percentage - vat * 100) <= 50 + percentage
      }),
    )
  })
})

it.each([
  [false, false, 'pro-forma'],
  [true, false, 'pro-forma'],
  [true, true, 'tax-invoice'],
  [false, true, 'invoice'],
] as const)('of a vendor: %s, with money received: %s, it is a %s', (isVatVendor, hasReceivedMoney, kind) => {
  expect(invoiceKind({ isVatVendor, hasReceivedMoney })).toBe(kind)
})

it('a tax invoice is full above R5,000.00', () => {
  expect([Money.rand(5000), Money.cents(500_001)].map(isFullTaxInvoice)).toEqual([false, true])
})

it('over lines that cost nothing nothing is spread', () => {
  expect(allocated(Money.zero(), [Money.zero(), Money.zero()])).toEqual([Money.zero(), Money.zero()])
})
