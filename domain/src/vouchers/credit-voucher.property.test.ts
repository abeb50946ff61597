import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { amountFromVoucher, amountTakenBack, extendedVoucher, voucherState } from './credit-voucher.ts'

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

  it.each([
    [120, 300, 120],
    [300, 120, 120],
    [0.01, 300, 0.01],
    [300, 0.01, 0.01],
  ])('with R%d on it, of R%d that is open, is R%d', (balance, open, paid) => {
    const payable = amountFromVoucher({ balance: Money.rand(balance), expiresOn }, { open: Money.rand(open), today: expiresOn })

    expect(payable).toEqual(accepted(Money.rand(paid)))
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

describe('a later last day', () => {
  const today = Temporal.PlainDate.from('2028-11-28')
  const extended = (until: string, facts: object = {}) => {
    const voucher = { balance: Money.rand(300), expiresOn, ...facts } as Parameters<typeof extendedVoucher>[0]
    return extendedVoucher(voucher, { until: Temporal.PlainDate.from(until), today })
  }
  const day = (text: string) => Temporal.PlainDate.from(text)

  it.each([
    ['the day after its last', '2029-11-29'],
    ['five years from today', '2033-11-28'],
  ])('may be %s', (_what, until) => {
    expect(extended(until)).toMatchObject({ ok: true, value: { expiresOn: day(until), balance: Money.rand(300) } })
  })

  it('is later than the old one, not in the past and not too far ahead', () => {
    expect(extended('2029-11-28')).toEqual(refused({ code: 'last-day-too-early', earliest: day('2029-11-29') }))
    const expired = { expiresOn: day('2028-11-01') }
    expect(extended('2028-11-27', expired)).toEqual(refused({ code: 'last-day-too-early', earliest: today }))
    expect(extended('2028-11-28', expired).ok).toBe(true)
    expect(extended('2033-11-29')).toEqual(refused({ code: 'last-day-too-late', latest: day('2033-11-28') }))
  })

  it('is for what still has something on it', () => {
    expect(extended('2030-11-28', { balance: Money.zero() })).toEqual(refused({ code: 'voucher-spent' }))
  })
})

describe('what is taken back of a voucher', () => {
  it('is all that is on it, and nothing of one that is spent or has expired', () => {
    const taken = (balance: Money, today = expiresOn) => amountTakenBack({ balance, expiresOn }, today)

    expect(taken(Money.rand(120))).toMatchObject({ value: Money.rand(120) })
    expect(taken(Money.zero())).toEqual(refused({ code: 'voucher-spent' }))
    expect(taken(Money.rand(120), expiresOn.add({ days: 1 }))).toEqual(refused({ code: 'voucher-expired', expiresOn }))
  })
})
