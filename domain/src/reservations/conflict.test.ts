import { expect, it } from 'vitest'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { cancelByGuest } from './cancel.ts'
import { conflictOf, isCancelledByExpiry } from './conflict.ts'
import { expire } from './expire.ts'

const at = (text: string) => ({ by: 'test', moment: aMoment(text) })
const cancelled = cancelByGuest(aConfirmedReservation(), at('2026-11-22T10:00'))
const ranOut = expire(aPendingReservation(), at('2026-11-23T10:00'))
if (!cancelled.ok || !ranOut.ok) throw new Error('refused')

it.each([
  ['a hold that ran out', aHold(), 'expired', false],
  ['a stay that stands', aConfirmedReservation(), 'wrong_state', false],
  ['one that its guest cancelled', cancelled.value.reservation, 'already_cancelled', false],
  ['one that was given back when it ran out', ranOut.value.reservation, 'expired', true],
])('what stands in the way of %s', (_, reservation, code, isByExpiry) => {
  expect(conflictOf(reservation, aMoment('2026-11-24T10:00').now).code).toBe(code)
  expect(isCancelledByExpiry(reservation)).toBe(isByExpiry)
})
