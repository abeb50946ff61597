import type { CancellationTermsView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { describe, expect, it } from 'vitest'
import { termsToCancel } from '#server/reservations/load-cancel.ts'
import { aView, cancelledView, completed, confirmedView, replyOf } from '#server/reservations/testing/some-views.ts'
import { answerCancel } from './answer-cancel.ts'

const id = 'reservation-1'

function withTerms(terms: Partial<CancellationTermsView> | null): Pick<UseCases, 'cancellationTerms'> {
  const view: CancellationTermsView = {
    reservation: aView(confirmedView),
    canCancel: false,
    reason: null,
    refundAmount: Money.zero(),
    refundPercentage: 0,
    promised: Money.zero(),
    ...terms,
  }
  return { cancellationTerms: { execute: async () => (terms ? accepted(view) : refused({ code: 'not-found' })) } }
}

describe('the cancel page', () => {
  it('shows the terms while the stay can be cancelled', async () => {
    expect(await termsToCancel(withTerms({ canCancel: true, refundPercentage: 50 }), id)).toMatchObject({ refundPercentage: 50 })
  })

  it.each<[string, Partial<CancellationTermsView> | null, unknown]>([
    [
      'the guest’s own cancelling',
      { reason: 'already_cancelled', reservation: aView(cancelledView('guest', 'guest-cancelled')) },
      '/r/reservation-1/cancel-ok',
    ],
    [
      'cancelling by the campsite',
      { reason: 'already_cancelled', reservation: aView(cancelledView('staff', 'staff-cancelled')) },
      '/r/reservation-1/cancel-denied?reason=already_cancelled',
    ],
    [
      'a stay that has begun',
      { reason: 'stay_begun', reservation: aView(completed) },
      '/r/reservation-1/cancel-denied?reason=stay_begun',
    ],
    ['a hold', { reason: 'wrong_state', reservation: aView(aHold()) }, '/kwena-camp/reserve?reservation=reservation-1'],
    ['an unknown id', null, 404],
  ])('leads %s to its outcome', async (_, terms, outcome) => {
    expect(await replyOf(termsToCancel(withTerms(terms), id))).toBe(outcome)
  })
})

describe('the cancel button', () => {
  const cancelling = (execute: UseCases['cancelAsGuest']['execute']) =>
    replyOf(answerCancel({ useCases: { cancelAsGuest: { execute } }, id, form: new FormData() }))

  it('leads to what became of it', async () => {
    const done = { id: id as ReservationId, status: 'cancelled' as const, refundAmount: Money.zero() }

    expect(await cancelling(async () => accepted(done))).toBe('/r/reservation-1/cancel-ok')
    expect(await cancelling(async () => refused({ code: 'stay_begun' }))).toBe('/r/reservation-1/cancel-denied?reason=stay_begun')
    expect(await cancelling(async () => refused({ code: 'not-found' }))).toBe(404)
    expect(await cancelling(async () => refused({ code: 'costs_more' }))).toBe('/r/reservation-1/cancel?changed')
  })
})
