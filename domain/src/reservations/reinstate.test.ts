import { expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { refused } from '../shared/result.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { cancelByStaff } from './cancel.ts'
import { reinstate } from './reinstate.ts'
import { release } from './release.ts'

const atDesk = (at: string) => ({ by: 'desk', moment: aMoment(at) })

/** Of R800.00, half of it up front, for 1 to 5 February 2027. */
function aCancelledStay(paidRand: number, upFrontRand = 400) {
  const confirmed = aConfirmedReservation()
  const amounts = { amountPaid: Money.rand(paidRand), amountDueUpFront: Money.rand(upFrontRand) }
  const refund = { kind: 'full' } as const
  const cancelled = cancelByStaff({ ...confirmed, ...amounts }, { ...atDesk('2027-01-20T10:00'), note: 'flooded', refund })
  if (!cancelled.ok) throw new Error(`refused: ${cancelled.refusal.code}`)
  return cancelled.value.reservation
}

it.each([
  ['all of it', 800, 400, 'confirmed'],
  ['more than its deposit', 799, 400, 'partiallyPaid'],
  ['just its deposit', 400, 400, 'partiallyPaid'],
  ['less than its deposit', 399, 400, 'confirmed'],
  ['nothing, where no deposit was asked for', 0, 0, 'confirmed'],
])('a cancelled stay that had paid %s stands again by what was paid', (_, paid, upFront, status) => {
  const reinstated = reinstate(aCancelledStay(paid, upFront), atDesk('2027-01-21T10:00'))

  expect(reinstated).toMatchObject({
    ok: true,
    value: {
      reservation: { status, amountPaid: Money.rand(paid) },
      change: { from: 'cancelled', to: status, why: 'reinstated' },
    },
  })
})

it('stands again until the day before departure, and a hold that was given back never', () => {
  const cancelled = aCancelledStay(800)
  const released = release(aHold(), atDesk('2026-11-21T10:05')).reservation

  expect(reinstate(cancelled, atDesk('2027-02-04T23:59')).ok).toBe(true)
  expect(reinstate(cancelled, atDesk('2027-02-05T00:00'))).toEqual(refused({ code: 'stay-over' }))
  expect(reinstate(released, atDesk('2026-11-21T10:06'))).toEqual(refused({ code: 'wrong_state' }))
})
