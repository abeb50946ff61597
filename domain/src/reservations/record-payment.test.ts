import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { cancelByGuest } from './cancel.ts'
import { expire } from './expire.ts'
import { onlineAmountDue } from './online-amount-due.ts'
import { overpaidBy } from './overpaid-by.ts'
import { recordPayment } from './record-payment.ts'
import { release } from './release.ts'
import type { CancelledReservation } from './reservation.ts'
import { revive } from './revive.ts'

const moment = aMoment('2026-11-21T11:00')
const paying = (rand: number, at = moment) => ({ amount: Money.rand(rand), by: 'gateway', moment: at })

/** R800.00 due, R400.00 of it up front. */
describe('a captured payment', () => {
  it.each([
    [399.99, 'pending', null],
    [400, 'partiallyPaid', 'deposit-paid'],
    [799.99, 'partiallyPaid', 'deposit-paid'],
    [800, 'confirmed', 'paid-in-full'],
  ])('of R%d leaves a pending reservation %s', (rand, status, why) => {
    const recorded = recordPayment(aPendingReservation(), paying(rand))

    expect(recorded.reservation.status).toBe(status)
    expect(recorded.reservation.amountPaid).toEqual(Money.rand(rand))
    expect(recorded.change?.why ?? null).toBe(why)
  })

  it('adds up over several payments', () => {
    const first = recordPayment(aPendingReservation(), paying(300)).reservation
    const second = recordPayment(first, paying(100)).reservation
    const third = recordPayment(second, paying(400))

    expect([first.status, second.status, third.reservation.status]).toEqual(['pending', 'partiallyPaid', 'confirmed'])
    expect(third.change?.why).toBe('balance-paid')
    expect(overpaidBy(third.reservation, Money.zero()).isZero).toBe(true)
  })

  it('says what is too much', () => {
    const recorded = recordPayment(aPartiallyPaidReservation(), paying(500))

    expect(recorded.reservation.status).toBe('confirmed')
    expect(overpaidBy(recorded.reservation, Money.zero())).toEqual(Money.rand(100))
  })

  it('leaves open online what the state asks for', () => {
    expect(onlineAmountDue(aPendingReservation(), true)).toEqual(Money.rand(400))
    expect(onlineAmountDue({ ...aPendingReservation(), amountPaid: Money.rand(100) }, true)).toEqual(Money.rand(300))
    expect(onlineAmountDue({ ...aPendingReservation(), amountPaid: Money.rand(500) }, true)).toEqual(Money.zero())
    expect(onlineAmountDue(aPartiallyPaidReservation(), true)).toEqual(Money.rand(400))
    expect(onlineAmountDue(aPartiallyPaidReservation(), false)).toEqual(Money.zero())
    expect(onlineAmountDue(aHold(), true)).toEqual(Money.zero())
  })
})

describe('money that arrives after the reservation lapsed', () => {
  const late = aMoment('2026-11-22T11:00')

  function lapsed(alreadyPaid = 0): CancelledReservation {
    const pending = { ...aPendingReservation(), amountPaid: Money.rand(alreadyPaid) }
    const expired = expire(pending, { by: 'sweeper', moment: late })
    if (!expired.ok) throw new Error('the reservation has not expired')
    return expired.value.reservation
  }

  it.each([
    [400, 'partiallyPaid'],
    [800, 'confirmed'],
  ])('revives it: R%d makes it %s', (rand, status) => {
    const revived = revive(lapsed(), paying(rand, late))

    expect(revived.ok && revived.value.reservation.status).toBe(status)
    expect(revived.ok && revived.value.reservation.guest.firstName).toBe('Thandi')
    expect(revived.ok && revived.value.change.from).toBe('cancelled')
  })

  it('still revives it on the day of arrival', () => {
    const onTheDay = aMoment('2027-02-01T20:00')

    expect(revive(lapsed(), paying(800, onTheDay)).ok).toBe(true)
  })

  it('goes back when it is too little, when the stay has begun, or when earlier money is on its way back', () => {
    const tooLate = aMoment('2027-02-02T08:00')

    expect(revive(lapsed(), paying(399, late))).toEqual({
      ok: false,
      refusal: { code: 'payment-too-small', missing: Money.rand(1) },
    })
    expect(revive(lapsed(), paying(800, tooLate))).toEqual({ ok: false, refusal: { code: 'stay_begun' } })
    expect(revive(lapsed(100), paying(800, late))).toEqual({ ok: false, refusal: { code: 'expired' } })
  })

  it('goes back when the reservation was cancelled on purpose', () => {
    const cancelled = cancelByGuest(aPendingReservation(), { by: 'guest', moment })
    const abandoned = release(aHold(), { by: 'guest', moment }).reservation

    expect(cancelled.ok && revive(cancelled.value.reservation, paying(800))).toEqual({
      ok: false,
      refusal: { code: 'already_cancelled' },
    })
    expect(revive(abandoned, paying(800)).ok).toBe(false)
  })
})
