import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { recordRefund, recordReturnedRefund } from './record-refund.ts'

it.each([
  [300, 500],
  [800, 0],
])('of R800.00 that was paid a refund of R%i leaves R%i, and the status as it is', (refund, left) => {
  const confirmed = aConfirmedReservation()

  expect(recordRefund(confirmed, Money.rand(refund))).toEqual({ ...confirmed, amountPaid: Money.rand(left) })
})

it('a refund that never went out counts as paid again, and the status stays', () => {
  const refunded = recordRefund(aConfirmedReservation(), Money.rand(300))

  expect(recordReturnedRefund(refunded, Money.rand(300))).toEqual(aConfirmedReservation())
})

it('a refund of more than was paid is a mistake of ours', () => {
  expect(() => recordRefund(aConfirmedReservation(), Money.cents(80_001))).toThrow('more was refunded than paid')
})
