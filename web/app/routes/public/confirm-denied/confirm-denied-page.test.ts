import { describe, expect, it } from 'vitest'
import { aView, cancelledView, confirmedView, now, pending, replyOf, showing } from '#server/reservations/testing/some-views.ts'
import { confirmDenied } from './load-confirm-denied.ts'

const id = 'reservation-1'
const lapsed = cancelledView('system', 'confirmation-expired')

describe('the denied page', () => {
  const denied = (view: ReturnType<typeof aView>, asked: string | null) =>
    confirmDenied({ useCases: showing(view), id, asked, now })

  it('believes the reservation, not the address', async () => {
    expect(await denied(aView(lapsed), 'stay_begun')).toMatchObject({ reason: 'expired' })
    expect(await replyOf(denied(aView(pending), 'expired'))).toBe('/r/reservation-1/confirm')
    expect(await replyOf(denied(aView(confirmedView), 'payment_declined'))).toBe('/r/reservation-1/confirm')
  })

  it('tells of payments and of plots that are gone', async () => {
    expect(await denied(aView(pending), 'payment_declined')).toMatchObject({ reason: 'payment_declined' })
    expect(await denied(aView(pending), 'payment_cancelled')).toMatchObject({ reason: 'payment_cancelled' })
    expect(await denied(aView(lapsed), 'plots_gone')).toMatchObject({ reason: 'plots_gone' })
  })
})
