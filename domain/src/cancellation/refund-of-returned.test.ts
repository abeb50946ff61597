import { describe, expect, it } from 'vitest'
import { cancelByGuest } from '../reservations/cancel.ts'
import { expire } from '../reservations/expire.ts'
import type { CancelledReservation } from '../reservations/reservation.ts'
import { Money } from '../shared/money.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { refundOfReturned } from './refund-of-returned.ts'

const zone = 'Africa/Johannesburg'

/** Of R800.00 from 1 February 2027, cancelled ten days before: half of what was paid goes back. */
function cancelledHalf(paidRand: number): CancelledReservation {
  const cancelled = cancelByGuest(
    { ...aConfirmedReservation(), amountPaid: Money.rand(paidRand) },
    {
      by: 'guest',
      moment: aMoment('2027-01-22T10:00'),
    },
  )
  if (!cancelled.ok) throw new Error(cancelled.refusal.code)
  return cancelled.value.reservation
}

function expired(): CancelledReservation {
  const lapsed = expire(aPendingReservation(), { by: 'system', moment: aMoment('2027-01-22T10:00') })
  if (!lapsed.ok) throw new Error(lapsed.refusal.code)
  return lapsed.value.reservation
}

describe('the refund of money that a bank returns on a cancelled reservation', () => {
  it.each([
    ['what was promised before the dispute', cancelledHalf(800), 800, 400, 800, 400],
    ['nothing where another payment carried the refund', cancelledHalf(800), 400, 0, 400, 0],
    ['the policy of that day where it was cancelled during the dispute', cancelledHalf(0), 800, null, 800, 400],
    ['all that is paid twice', cancelledHalf(800), 800, null, 1200, 800],
    ['never more than is here', cancelledHalf(800), 800, 400, 100, 100],
    ['everything where nothing was sold', expired(), 400, null, 500, 500],
  ])('is %s', (_, reservation, returned, owedBack, kept, refund) => {
    const money = {
      returned: Money.rand(returned),
      owedBack: owedBack === null ? null : Money.rand(owedBack),
      kept: Money.rand(kept),
    }

    expect(refundOfReturned(reservation, { ...money, zone })).toEqual(Money.rand(refund))
  })
})
