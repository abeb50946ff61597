import { describe, expect, it } from 'vitest'
import { cancelled } from '../reservations/cancelled.ts'
import type { CancelledReservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { aHold } from '../testing/a-hold.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { isToldByCancellation } from './told-by-cancellation.ts'

const at = Temporal.Instant.from('2026-11-21T08:00:00Z')
const details = { by: 'guest', reason: 'guest-cancelled', note: null, refundAmount: Money.rand(800) } as const

function cancelledNow(from: Parameters<typeof cancelled>[0] = aConfirmedReservation()): CancelledReservation {
  return { ...cancelled(from, details), statusDate: at }
}

describe('a refund (rule M31)', () => {
  it.each([
    ['the whole of it, at once', 800, 0, true],
    ['a part of it, after 59 minutes', 300, 59, true],
    ['after an hour', 800, 60, false],
    ['of more than the cancellation promised', 801, 0, false],
  ])('is said by the message of the cancellation: %s', (_, rand, minutes, isTold) => {
    expect(isToldByCancellation(cancelledNow(), Money.rand(rand), at.add({ minutes }))).toBe(isTold)
  })

  it('is news to whoever’s booking stands, and to whoever was never written to', () => {
    expect(isToldByCancellation(aConfirmedReservation(), Money.rand(1), at)).toBe(false)
    expect(isToldByCancellation(cancelledNow(aHold()), Money.rand(1), at)).toBe(false)
  })
})
