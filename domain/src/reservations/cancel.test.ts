import { describe, expect, it } from 'vitest'
import { cancellationTerms } from '../cancellation/cancellation-terms.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { cancelByGuest, cancelByStaff, cancelOverdue, releaseUnpaid } from './cancel.ts'
import { completeAfterDeparture, completeByCheckOut } from './complete.ts'
import { expire } from './expire.ts'
import { markNoShow } from './no-show.ts'
import type { OfflineFacts } from './offline-facts.ts'
import { readyToCancel, readyToCancelByStaff, readyToConfirm, readyToRelease, readyToSubmit } from './readiness.ts'

const by = 'somebody'
/** Arrival is on 1 February 2027, R800.00 are paid. */
const confirmed = aConfirmedReservation()

describe('a guest who cancels', () => {
  it.each([
    ['2027-01-18', 100, 800],
    ['2027-01-19', 50, 400],
    ['2027-01-31', 0, 0],
    ['2027-02-01', 0, 0],
  ])('on %s gets %i %% back, as the page said before the click', (today, refundPercentage, rand) => {
    const moment = aMoment(`${today}T23:59`)

    const terms = cancellationTerms(confirmed, moment)
    const cancelled = cancelByGuest(confirmed, { by, moment })

    expect(terms).toEqual({ canCancel: true, refundPercentage, refundAmount: Money.rand(rand) })
    expect(cancelled.ok && cancelled.value.reservation.cancellation).toEqual({
      by: 'guest',
      reason: 'guest-cancelled',
      note: null,
      refundAmount: Money.rand(rand),
    })
  })

  it('on the arrival day gets what a policy gives back until then', () => {
    const kind = { ...confirmed, cancellationPolicy: [{ daysBeforeArrival: 0, refundPercentage: 80 }] }
    const moment = aMoment('2027-02-01T18:00')

    expect(cancellationTerms(kind, moment)).toEqual({ canCancel: true, refundPercentage: 80, refundAmount: Money.rand(640) })
  })

  it.each([
    ['once the arrival day is over', confirmed, '2027-02-02T00:00'],
    ['once checked in', { ...confirmed, checkedInAt: aMoment('2027-02-01T14:00').now }, '2027-02-01T14:01'],
  ])('cannot %s', (_when, reservation, at) => {
    const moment = aMoment(at)

    expect(cancelByGuest(reservation, { by, moment })).toEqual({ ok: false, refusal: { code: 'stay_begun' } })
    expect(cancellationTerms(reservation, moment)).toEqual({
      canCancel: false,
      reason: 'stay_begun',
      refundPercentage: 0,
      refundAmount: Money.zero(),
    })
  })
})

describe('staff who cancel', () => {
  const moment = aMoment('2027-02-02T09:00')

  it('say why, and may waive the fee', () => {
    const cancelled = cancelByStaff(confirmed, { by, moment, note: ' Hospital ', refund: { kind: 'full' } })

    expect(cancelled.ok && cancelled.value.reservation.cancellation.refundAmount).toEqual(Money.rand(800))
    expect(cancelled.ok && cancelled.value.change.why).toBe('Hospital')
    expect(cancelByStaff(confirmed, { by, moment, note: ' ', refund: { kind: 'policy' } })).toEqual({
      ok: false,
      refusal: { code: 'note-missing' },
    })
  })

  it('say it in five hundred characters at most', () => {
    const cancel = (note: string) => cancelByStaff(confirmed, { by, moment, note, refund: { kind: 'policy' } })

    expect(cancel('x'.repeat(501))).toEqual({ ok: false, refusal: { code: 'note-too-long', most: 500 } })
    expect(cancel(` ${'x'.repeat(500)} `).ok).toBe(true)
  })

  it('need no note for a reservation that is only pending', () => {
    expect(cancelByStaff(aPendingReservation(), { by, moment, note: '', refund: { kind: 'policy' } }).ok).toBe(true)
  })
})

it('keeps that staff took the booking, and how', () => {
  const offline: OfflineFacts = {
    isOfflinePayment: true,
    paymentMethod: 'cash' as const,
    paymentReference: 'Slip 7',
    paymentDate: null,
    notes: 'By telephone',
    notifiesCamper: true,
    priceReason: null,
  }
  const cancelled = cancelByGuest({ ...confirmed, offline }, { by, moment: aMoment('2027-01-18T09:00') })

  expect(cancelled.ok && cancelled.value.reservation.submitted?.offline).toEqual(offline)
})

it.each([
  ['2027-01-20', 2, false],
  ['2027-01-21', 1, false],
  ['2027-01-21', 2, true],
  ['2027-01-31', 2, true],
  ['2027-02-01', 2, false],
])('a balance due on 18 January is overdue on %s after %i reminders: %s', (today, remindersSent, isOverdue) => {
  const doing = { by, moment: aMoment(`${today}T09:00`), remindersSent }

  expect(cancelOverdue(aPartiallyPaidReservation(), doing).ok).toBe(isOverdue)
  expect(cancelOverdue(confirmed, doing).ok).toBe(false)
})

it.each([
  ['2027-01-20', true, false],
  ['2027-01-21', false, false],
  ['2027-01-21', true, true],
  ['2027-01-31', true, true],
  ['2027-02-01', true, false],
])('a deposit by transfer that had until 21 January is given up on %s, reminded %s: %s', (today, isReminded, isReleased) => {
  const doing = { by, moment: aMoment(`${today}T09:00`), isReminded }
  const releaseOn = Temporal.PlainDate.from('2027-01-21')

  expect(releaseUnpaid(confirmed, { ...doing, releaseOn }).ok).toBe(isReleased)
  expect(releaseUnpaid(confirmed, { ...doing, releaseOn: null }).ok).toBe(false)
})

/** The stay is 1 to 5 February 2027. */
describe('the end of a stay', () => {
  const on = (day: string) => ({ by, moment: aMoment(`2027-${day}T12:00`) })

  it('is check-out, from the arrival day on', () => {
    expect(completeByCheckOut(confirmed, on('01-31'))).toEqual({ ok: false, refusal: { code: 'stay-not-begun' } })
    expect(completeByCheckOut(confirmed, on('02-04')).ok).toBe(true)
  })

  it('comes by itself on the day after departure', () => {
    expect(completeAfterDeparture(confirmed, on('02-05'))).toEqual({ ok: false, refusal: { code: 'stay-not-over' } })
    expect(completeAfterDeparture(confirmed, on('02-06')).ok).toBe(true)
  })

  it('is a no-show from the day after arrival', () => {
    expect(markNoShow(confirmed, on('02-01'))).toEqual({ ok: false, refusal: { code: 'too-early-for-no-show' } })
    expect(markNoShow(confirmed, on('02-02')).ok).toBe(true)
  })
})

describe('an act that meets another state', () => {
  const moment = aMoment('2026-11-21T11:00')
  const late = aMoment('2026-11-23T11:00')
  const byGuest = mustBe(cancelByGuest(confirmed, { by, moment }))
  const byStaff = mustBe(cancelByStaff(confirmed, { by, moment, note: 'flooded', refund: { kind: 'full' } }))
  const lapsed = mustBe(expire(aPendingReservation(), { by, moment: late }))
  const completed = mustBe(completeAfterDeparture(confirmed, { by, moment: aMoment('2027-02-06T12:00') }))

  it.each([
    ['confirming a confirmed one', readyToConfirm(confirmed, moment), 'done-before'],
    ['confirming a partiallyPaid one pays its balance', readyToConfirm(aPartiallyPaidReservation(), moment), 'ready'],
    ['confirming a cancelled one', readyToConfirm(byGuest, moment), 'already_cancelled'],
    ['confirming a lapsed one', readyToConfirm(lapsed, late), 'expired'],
    ['confirming one that lapsed unnoticed', readyToConfirm(aPendingReservation(), late), 'expired'],
    ['confirming a hold', readyToConfirm(aHold(), aMoment()), 'wrong_state'],
    ['confirming after the stay', readyToConfirm(completed, moment), 'stay_begun'],
    ['cancelling what the guest cancelled', readyToCancel(byGuest, moment), 'done-before'],
    ['cancelling what staff cancelled', readyToCancel(byStaff, moment), 'already_cancelled'],
    ['cancelling a lapsed one', readyToCancel(lapsed, late), 'expired'],
    ['cancelling one that lapsed unnoticed', readyToCancel(aPendingReservation(), late), 'expired'],
    ['cancelling a hold', readyToCancel(aHold(), aMoment()), 'wrong_state'],
    ['cancelling after the stay', readyToCancel(completed, moment), 'stay_begun'],
    ['staff cancelling what the guest cancelled', readyToCancelByStaff(byGuest, moment), 'done-before'],
    ['staff cancelling a lapsed one', readyToCancelByStaff(lapsed, moment), 'expired'],
    ['submitting what was submitted', readyToSubmit(aPendingReservation(), moment), 'done-before'],
    ['submitting a hold that ran out', readyToSubmit(aHold(), moment), 'expired'],
    ['releasing a hold that ran out', readyToRelease(mustBe(expire(aHold(), { by, moment })), moment), 'done-before'],
    ['releasing what was submitted', readyToRelease(aPendingReservation(), moment), 'wrong_state'],
  ])('%s', (_act, readiness, meets) => {
    expect(readiness.kind === 'conflict' ? readiness.refusal.code : readiness.kind).toBe(meets)
  })
})

function mustBe<State>(answer: { ok: true; value: { reservation: State } } | { ok: false }): State {
  if (!answer.ok) throw new Error('the act was refused')
  return answer.value.reservation
}
