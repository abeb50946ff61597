import { describe, expect, it } from 'vitest'
import type { DirectPayment } from '../deposit/direct-payment.ts'
import { accountRows, directPaymentParts, directPaymentText } from './direct-payment-text.ts'

const restOnArrival: DirectPayment = { deposit: null, rest: { cents: 100_000, by: null }, isOver: false }
const restByDate: DirectPayment = { ...restOnArrival, rest: { cents: 70_000, by: '2026-12-04' } }
const deposit: DirectPayment = { ...restByDate, deposit: { cents: 30_000, by: '2026-11-26', release: 'not-by-itself' } }
const over: DirectPayment = { ...restByDate, isOver: true }

describe('what is paid to the campsite itself', () => {
  it.each([
    [restOnArrival, 'Nothing is paid online. You pay Kwena R1000.00 on arrival, or by transfer before.'],
    [restByDate, 'Nothing is paid online. You pay Kwena R700.00 by transfer by Friday, 4 December 2026.'],
    [
      deposit,
      'Nothing is paid online. You pay Kwena R300.00 by transfer by Thursday, 26 November 2026, and R700.00 by Friday, 4 December 2026. If it comes late, Kwena may cancel the booking.',
    ],
    [over, 'You still owe Kwena R700.00.'],
  ])('of %j is said in one sentence', (payment, sentence) => {
    expect(directPaymentText({ payment, campsite: 'Kwena', language: 'en' })).toBe(sentence)
  })

  it.each([
    ['not-by-itself', 'If it comes late, Kwena may cancel the booking.'],
    [{ on: null }, 'If it has not come 3 days after that, the booking is released.'],
    [{ on: '2026-11-29' }, 'If it has not come by then, the booking is released on Sunday, 29 November 2026.'],
  ] as const)('says what becomes of a booking whose deposit does not come: %j', (release, end) => {
    const payment = { ...restOnArrival, deposit: { cents: 30_000, by: null, release } }

    expect(directPaymentText({ payment, campsite: 'Kwena', language: 'en' })).toBe(
      `Nothing is paid online. You pay Kwena R300.00 by transfer within 3 days of confirming, and R1000.00 on arrival. ${end}`,
    )
  })

  it.each([
    [restOnArrival, 'R1000.00 on arrival'],
    [restByDate, 'R700.00 by Friday, 4 December 2026'],
    [deposit, 'R300.00 by transfer by Thursday, 26 November 2026, R700.00 by Friday, 4 December 2026'],
    [over, 'R700.00'],
  ])('of %j is said beside a label', (payment, parts) => {
    expect(directPaymentParts(payment, 'en')).toBe(parts)
  })

  it('goes to the account of the campsite, row by row', () => {
    const account = { bank: 'FNB', name: 'Kwena', number: '62001234567', branchCode: '250655' }

    expect(accountRows(account, '482-913-107', 'en')).toEqual({
      title: 'Bank details',
      rows: [
        ['Bank', 'FNB'],
        ['Name of the account', 'Kwena'],
        ['Account number', '62001234567'],
        ['Branch code', '250655'],
        ['Reference', '482-913-107'],
      ],
    })
  })
})
