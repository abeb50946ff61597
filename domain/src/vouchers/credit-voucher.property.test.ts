import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { amountFromVoucher, voucherState } from './credit-voucher.ts'

const expiresOn = Temporal.PlainDate.from('2029-11-28')
const days = fc.integer({ min: -400, max: 400 }).map((count) => expiresOn.add({ days: count }))
const cents = fc.integer({ min: -100, max: 1_000_000 }).map((amount) => Money.cents(amount))

describe('what a voucher pays', () => {
  it('is never more than is on it or open, never nothing, and never after its last day', () => {
    fc.assert(
      fc.property(cents, cents, days, (balance, open, today) => {
        const paid = amountFromVoucher({ balance, expiresOn }, { open, today })
        const isInTime = Temporal.PlainDate.compare(today, expiresOn) <= 0
        if (!paid.ok) return !(isInTime && balance.isPositive && open.isPositive)
        return isInTime && paid.value.isPositive && !paid.value.isMoreThan(balance) && !paid.value.isMoreThan(open)
      }),
    )
  })

  it('is in one state, and pays in the open one alone', () => {
    fc.assert(
      fc.property(cents, days, (balance, today) => {
        const pays = amountFromVoucher({ balance, expiresOn }, { open: Money.rand(1), today }).ok
        return pays === (voucherState({ balance, expiresOn }, today) === 'open')
      }),
    )
    expect(voucherState({ balance: Money.zero(), expiresOn }, expiresOn.add({ days: 1 }))).toBe('spent')
  })
})
