import { describe, expect, it } from 'vitest'
import { type CompletedReservation, type Reservation, reservationStatuses } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { campsiteEvents, type NotifiedEvent } from './notification.ts'
import { isStillToPay, isStillTrue, waitForPayment } from './still-true.ts'

const whileTrue = (event: NotifiedEvent) => reservationStatuses.filter((status) => isStillTrue(event, status))

describe('what a message says', () => {
  it('submitted is so while the booking waits for its guest', () => {
    expect(whileTrue('submitted')).toEqual(['pending'])
  })

  it.each(['payment-pending', 'confirmed', 'deposit-received', 'payment-received', 'payment-due', 'moved'] as const)(
    '%s is never said of a cancelled booking',
    (event) => {
      expect(whileTrue(event)).toEqual(reservationStatuses.filter((status) => status !== 'cancelled'))
    },
  )

  it.each([
    ['expired', 'cancelled'],
    ['cancelled', 'cancelled'],
    ['no-show', 'noShow'],
  ] as const)('%s is no longer so when a payment or the desk brought the booking back', (event, status) => {
    expect(whileTrue(event)).toEqual([status])
  })

  it.each([...campsiteEvents, 'refunded', 'payment-after-expiry'] as const)('%s stays so', (event) => {
    expect(whileTrue(event)).toEqual(reservationStatuses)
  })
})

it('where money is taken online the request to confirm waits for ten minutes (rule M19)', () => {
  expect(waitForPayment.total('minutes')).toBe(10)
})

describe('what a reminder asks for', () => {
  const paid = (rand: number): Reservation => ({ ...aConfirmedReservation(), amountPaid: Money.rand(rand) })

  it.each([
    ['payment-due', 799, true],
    ['payment-due', 800, false],
    ['transfer-due', 399, true],
    ['transfer-due', 400, false],
    ['confirmed', 800, true],
  ] as const)('%s, of R800.00 with R400.00 up front, is asked for when R%d came in: %s', (event, rand, isAsked) => {
    expect(isStillToPay(event, paid(rand))).toBe(isAsked)
  })

  it('is what a guest still owes who has left', () => {
    const left = { ...paid(400), status: 'completed', checkedOutAt: null } as CompletedReservation

    expect(isStillToPay('payment-due', left)).toBe(true)
    expect(isStillToPay('payment-due', { ...left, writtenOffAt: aMoment('2027-02-06T10:00').now })).toBe(false)
  })
})
