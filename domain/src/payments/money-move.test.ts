import { expect, it } from 'vitest'
import { comesIn, moneyMoveKinds } from './money-move.ts'
import { isTillMethod, offlinePaymentMethods } from './offline-payment.ts'
import { receiptKey } from './receipt.ts'

it('money comes in by a capture, by a refund that never went out, by a dispute that was won or is about less, and goes out by everything else', () => {
  expect(moneyMoveKinds.filter(comesIn)).toEqual(['capture', 'refund-returned', 'chargeback-correction', 'chargeback-reversal'])
})

it('a till takes every way of paying but a voucher of the campsite', () => {
  expect([...offlinePaymentMethods, 'credit-voucher' as const].filter(isTillMethod)).toEqual(offlinePaymentMethods)
})

it('a payment is found by the last twelve characters of its id', () => {
  expect(receiptKey('10000000-0000-4000-8000-00000000002a')).toBe('00000000002a')
})
