import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { isToldByLatePayment } from './told-by-late-payment.ts'

const createdAt = Temporal.Instant.from('2026-11-21T08:00:00Z')

it.each([
  ['payment-after-expiry', 0, true],
  ['payment-after-expiry', 59, true],
  ['payment-after-expiry', 60, false],
  ['cancellation', 0, false],
  ['overpayment', 0, false],
])('a refund of a %s that goes out after %d minutes is said by the message of the payment: %s', (reason, minutes, isTold) => {
  expect(isToldByLatePayment({ reason, createdAt }, createdAt.add({ minutes }))).toBe(isTold)
})
