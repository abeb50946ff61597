import { expect, it } from 'vitest'
import { cancelByGuest } from '../reservations/cancel.ts'
import { Money } from '../shared/money.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { cancellationTerms } from './cancellation-terms.ts'

const [early, late, arrived] = ['2027-01-18T10:00', '2027-01-25T10:00', '2027-02-02T10:00'].map((at) => aMoment(at)) as [
  ReturnType<typeof aMoment>,
  ReturnType<typeof aMoment>,
  ReturnType<typeof aMoment>,
]
const nothing = { canCancel: false, refundPercentage: 0, refundAmount: Money.zero() }

it.each([
  ['before the first step', aConfirmedReservation(), early, 100, 800],
  ['before the second', aConfirmedReservation(), late, 50, 400],
  ['of what was paid alone', aPartiallyPaidReservation(), late, 50, 200],
  ['of no more than is due', { ...aConfirmedReservation(), amountPaid: Money.rand(1000) }, late, 50, 400],
])('what a guest gets back who cancels %s', (_when, reservation, moment, refundPercentage, rand) => {
  expect(cancellationTerms(reservation, moment)).toEqual({
    canCancel: true,
    refundPercentage,
    refundAmount: Money.rand(rand),
  })
})

it('a guest who has cancelled cannot again, and gets nothing by it', () => {
  const cancelled = cancelByGuest(aConfirmedReservation(), { by: 'guest', moment: late })
  if (!cancelled.ok) throw new Error(cancelled.refusal.code)

  expect(cancellationTerms(cancelled.value.reservation, late)).toEqual({ ...nothing, reason: 'already_cancelled' })
})

it('nobody cancels once the stay has begun, what ran out, or what was never submitted', () => {
  expect(cancellationTerms(aConfirmedReservation(), arrived)).toEqual({ ...nothing, reason: 'stay_begun' })
  expect(cancellationTerms(aPendingReservation(), early)).toEqual({ ...nothing, reason: 'expired' })
  expect(cancellationTerms(aHold(), aMoment())).toEqual({ ...nothing, reason: 'wrong_state' })
})
