import { describe, expect, it } from 'vitest'
import { reservationStatuses } from '../reservations/reservation.ts'
import { campsiteEvents, type NotifiedEvent } from './notification.ts'
import { isStillTrue, waitForPayment } from './still-true.ts'

const whileTrue = (event: NotifiedEvent) => reservationStatuses.filter((status) => isStillTrue(event, status))

describe('what a message says', () => {
  it.each(['submitted', 'payment-pending'] as const)('%s is so while the booking waits for its guest', (event) => {
    expect(whileTrue(event)).toEqual(['pending'])
  })

  it.each(['confirmed', 'deposit-received', 'payment-due', 'moved'] as const)(
    '%s is never said of a cancelled booking',
    (event) => {
      expect(whileTrue(event)).toEqual(reservationStatuses.filter((status) => status !== 'cancelled'))
    },
  )

  it('of a booking that lapsed is no longer so when a payment brought it back', () => {
    expect(whileTrue('expired')).toEqual(['cancelled'])
  })

  it.each([...campsiteEvents, 'cancelled', 'refunded', 'payment-after-expiry'] as const)('%s stays so', (event) => {
    expect(whileTrue(event)).toEqual(reservationStatuses)
  })
})

it('where money is taken online the request to confirm waits for ten minutes (rule M19)', () => {
  expect(waitForPayment.total('minutes')).toBe(10)
})
