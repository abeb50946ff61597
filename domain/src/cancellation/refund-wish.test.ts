import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { aConfirmedReservation, aPartiallyPaidReservation } from '../testing/a-submitted-reservation.ts'
import { type RefundWish, refundWished } from './refund-wish.ts'

/** R800.00 from 1 February 2027: all of it back until 18 January, half until 25 January, then nothing. */
const confirmed = aConfirmedReservation()
const [early, late, tooLate] = ['2027-01-10', '2027-01-20', '2027-01-30'].map((day) => Temporal.PlainDate.from(day)) as [
  Temporal.PlainDate,
  Temporal.PlainDate,
  Temporal.PlainDate,
]
const rand = (amount: number) => Money.rand(amount)
const voucher = (amount: number | null, isAgreed = false): RefundWish => {
  return { kind: 'voucher', amount: amount === null ? null : rand(amount), isAgreed }
}

describe('what the desk gives back for a cancelled booking', () => {
  it.each<readonly [string, RefundWish, Temporal.PlainDate, number]>([
    ['by the policy', { kind: 'policy' }, late, 400],
    ['by the policy, which gives nothing', { kind: 'policy' }, tooLate, 0],
    ['all of it', { kind: 'full' }, tooLate, 800],
    ['an amount', { kind: 'amount', amount: rand(250) }, late, 250],
    ['nothing', { kind: 'amount', amount: rand(0) }, early, 0],
    ['the whole of it as an amount', { kind: 'amount', amount: rand(800) }, late, 800],
    ['a voucher where the policy gives nothing', voucher(100), tooLate, 100],
    ['a voucher for everything paid, agreed to', voucher(null, true), late, 800],
  ])('is %s', (_what, wish, today, amount) => {
    expect(refundWished(confirmed, wish, { today })).toEqual(accepted(rand(amount)))
  })

  it.each<readonly [string, RefundWish, object]>([
    ['more than was paid', { kind: 'amount', amount: rand(800.01) }, { code: 'refund-above-paid', refundable: rand(800) }],
    ['a voucher of more than was paid', voucher(900, true), { code: 'refund-above-paid', refundable: rand(800) }],
    ['a voucher of nothing', voucher(0, true), { code: 'voucher-of-nothing' }],
    ['a voucher in place of money, not agreed to', voucher(100), { code: 'agreement-missing', byPolicy: rand(400) }],
  ])('is not %s', (_what, wish, refusal) => {
    expect(refundWished(confirmed, wish, { today: late })).toEqual({ ok: false, refusal })
  })

  it('is no part of what was overpaid, which goes back by itself', () => {
    const overpaid = { ...confirmed, amountPaid: rand(1000) }

    expect(refundWished(overpaid, { kind: 'policy' }, { today: late })).toEqual(accepted(rand(400)))
    expect(refundWished(overpaid, { kind: 'full' }, { today: late })).toEqual(accepted(rand(800)))
    expect(refundWished(overpaid, voucher(null, true), { today: late, promised: rand(200) })).toEqual(accepted(rand(800)))
    expect(refundWished(overpaid, voucher(null, true), { today: late, promised: rand(100) })).toEqual(accepted(rand(800)))
    expect(refundWished(overpaid, voucher(null, true), { today: late, promised: rand(300) })).toEqual(accepted(rand(700)))
  })

  it('is of what was paid, not of what is due', () => {
    const part = aPartiallyPaidReservation()

    expect(refundWished(part, { kind: 'full' }, { today: tooLate })).toEqual(accepted(rand(400)))
    expect(refundWished(part, { kind: 'amount', amount: rand(500) }, { today: tooLate })).toEqual(
      refused({ code: 'refund-above-paid', refundable: rand(400) }),
    )
  })
})
