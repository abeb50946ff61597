import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import {
  aView,
  cancelledView,
  completed,
  confirmedView,
  now,
  partiallyPaid,
  paying,
  pending,
  replyOf,
  showing,
} from '#server/reservations/testing/some-views.ts'
import { answerConfirm } from './answer-confirm.ts'
import { reservationToConfirm } from './load-confirm.ts'

const id = 'reservation-1'
const lapsed = cancelledView('system', 'confirmation-expired')
const unavailable = new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: false, detail: 'silence' })
const aDayLater = aMoment('2026-11-22T11:00').now

describe('the confirm page', () => {
  it('is there for what can still be confirmed or paid', async () => {
    expect(await reservationToConfirm({ useCases: showing(aView(pending)), id, now })).toMatchObject({ status: 'pending' })
    expect(await reservationToConfirm({ useCases: showing(aView(partiallyPaid)), id, now })).toMatchObject({
      status: 'partiallyPaid',
    })
  })

  it.each([
    ['a hold', aView(aHold()), '/kwena-camp/reserve?reservation=reservation-1'],
    ['a confirmed one', aView(confirmedView), '/r/reservation-1/confirm-ok'],
    ['one whose payment is with the bank', paying(pending), '/r/reservation-1/confirm-ok'],
    ['one whose balance is with the bank', paying(partiallyPaid), '/r/reservation-1/confirm-ok'],
    ['a deposit with nothing to pay online', aView(partiallyPaid, false), '/r/reservation-1/confirm-ok'],
    ['a lapsed one', aView(lapsed), '/r/reservation-1/confirm-denied?reason=expired'],
    [
      'a cancelled one',
      aView(cancelledView('guest', 'guest-cancelled')),
      '/r/reservation-1/confirm-denied?reason=already_cancelled',
    ],
    ['a completed one', aView(completed), '/r/reservation-1/confirm-denied?reason=stay_begun'],
    ['an unknown one', null, 404],
  ])('leads %s to its outcome', async (_, view, outcome) => {
    expect(await replyOf(reservationToConfirm({ useCases: showing(view), id, now }))).toBe(outcome)
  })

  it('knows that the time has run out before anybody cancelled', async () => {
    const asked = reservationToConfirm({ useCases: showing(aView(pending)), id, now: aDayLater })

    expect(await replyOf(asked)).toBe('/r/reservation-1/confirm-denied?reason=expired')
  })
})

describe('the confirm button', () => {
  const confirming = (execute: UseCases['confirmAsGuest']['execute']) =>
    replyOf(answerConfirm({ useCases: { confirmAsGuest: { execute } }, id }))
  const done = { id: id as ReservationId, status: 'confirmed' as const }

  it('leads on', async () => {
    expect(await confirming(async () => accepted({ ...done, payment: null }))).toBe('/r/reservation-1/confirm-ok')
    expect(await confirming(async () => accepted({ ...done, payment: { url: 'https://pay.example/1' } }))).toBe(
      'https://pay.example/1',
    )
  })

  it('says why not', async () => {
    expect(await confirming(async () => refused({ code: 'plots_gone' }))).toBe(
      '/r/reservation-1/confirm-denied?reason=plots_gone',
    )
    expect(await confirming(async () => refused({ code: 'not-found' }))).toBe(404)
  })

  it('stays on the page when the gateway does not answer', async () => {
    expect(await confirming(() => Promise.reject(unavailable))).toBe(503)
  })

  it('hides no bug', async () => {
    await expect(confirming(() => Promise.reject(new TypeError('broken')))).rejects.toBeInstanceOf(TypeError)
  })
})
