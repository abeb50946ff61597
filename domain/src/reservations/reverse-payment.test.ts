import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { accepted, refused } from '../shared/result.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { reversePayment } from './reverse-payment.ts'

const moment = aMoment('2026-12-01T10:00')

it.each([
  ['a deposit', aPartiallyPaidReservation(), 0],
  ['half of what was paid in full', aConfirmedReservation(), 400],
])('money that never came is taken off, and what is missing is due as if confirmed that day: %s', (_, paid, left) => {
  const reversed = reversePayment(paid, { amount: Money.rand(400), moment })

  expect(reversed).toEqual(accepted({ ...paid, amountPaid: Money.rand(left), statusDate: moment.now }))
})

it('a booking that still waits keeps its date', () => {
  const pending = { ...aPendingReservation(), amountPaid: Money.rand(100) }

  expect(reversePayment(pending, { amount: Money.rand(100), moment })).toEqual(accepted({ ...pending, amountPaid: Money.zero() }))
})

it('no more is taken off than is there', () => {
  expect(reversePayment(aPartiallyPaidReservation(), { amount: Money.cents(40_001), moment })).toEqual(
    refused({ code: 'gone-back' }),
  )
})
