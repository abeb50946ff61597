import { Money } from '@camp/domain/shared/money.ts'
import { describe, expect, it } from 'vitest'
import { aGuestOf } from '../../testing/a-guest-of.ts'
import { givenMarketplace } from '../../testing/given-marketplace.ts'
import type { PaymentStatus } from '../payment-gateway.ts'
import { canBeSettled, comparePayment, type DifferenceCode } from './compare-payment.ts'
import type { BookedAttempt } from './payment-books.ts'

type Books = Partial<Pick<BookedAttempt, 'captures' | 'refunded'>>

/** R400.00 that both sides have as payment `paid-1`. */
async function compared(books: Books = {}, told: Partial<PaymentStatus> = {}) {
  const marketplace = givenMarketplace()
  const { id, payment } = await aGuestOf(marketplace).books()
  const checkoutId = payment?.url.split('/').at(-1) ?? ''
  marketplace.gateway.pay(checkoutId)
  const status = await marketplace.ports.gateway.status(checkoutId)
  const [attempt] = await marketplace.payments.attemptsOf(id)
  if (!attempt || status === 'unknown') throw new Error('nothing was paid')
  const booked = { attempt, simpleReference: '482-913-107', captures: [captured()], refunded: Money.zero(), refundsByHand: [] }
  return comparePayment({ ...booked, ...books }, { ...status, paymentId: 'paid-1', ...told })
}

const captured = (gatewayPaymentId = 'paid-1', rand = 400) => ({ gatewayPaymentId, amount: Money.rand(rand) })

describe('what our books and the gateway say differently', () => {
  it.each<readonly [string, Books, Partial<PaymentStatus>, readonly DifferenceCode[]]>([
    ['nothing', {}, {}, []],
    ['a payment that we have not', { captures: [] }, {}, ['payment-not-recorded']],
    ['a payment of another id', {}, { paymentId: 'paid-2' }, ['payment-id-differs']],
    ['a payment that we have twice', { captures: [captured(), captured('paid-2')] }, {}, ['payment-id-differs']],
    ['a payment of which we have less', { captures: [captured('paid-1', 399)] }, {}, ['amount-differs']],
    ['a payment of which the gateway has less', {}, { amount: Money.rand(399) }, ['amount-differs']],
    ['another currency', {}, { amount: Money.cents(40_000, 'NAD') }, ['currency-differs']],
    ['another name', {}, { merchantTransactionId: '99999999901' }, ['name-differs']],
    ['all of it given back', { refunded: Money.rand(400) }, {}, []],
    ['more given back than was paid', { refunded: Money.rand(400.01) }, {}, ['refunded-above-payment']],
  ])('is %s', async (_what, books, told, codes) => {
    expect(await compared(books, told)).toEqual(codes)
  })

  it.each<readonly [DifferenceCode, boolean]>([
    ['payment-not-recorded', true],
    ['state-behind', true],
    ['payment-id-differs', false],
    ['amount-differs', false],
    ['refund-unclear', false],
  ])('%s can be settled: %s', (code, isSettled) => {
    expect(canBeSettled(code)).toBe(isSettled)
  })
})
