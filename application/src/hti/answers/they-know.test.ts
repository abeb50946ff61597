import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aConfirmedReservation, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import { aHoldOn, stands } from '../../testing/a-campsite.ts'
import { toldFacts } from '../client/told-facts.ts'
import { connection } from '../testing/a-connection.ts'
import { said } from '../testing/given-answers.ts'
import { bookingView } from './booking-view.ts'
import { isLater } from './in-order.ts'
import { theyKnow } from './they-know.ts'

const held = aHoldOn(stands.slice(0, 1))
const booking = { organisationId: held.organisationId, theirId: 'HTI-1', theirContext: null, reservationId: held.id }
const confirmed = aConfirmedReservation(aPendingReservation(held))
const view = bookingView(confirmed, { booking, connection, changedAt: Temporal.Instant.from('2026-11-22T08:00:00Z') })
const { organisationId, id: reservationId } = held

describe('what the channel has said itself', () => {
  it('it knows', () => {
    expect(theyKnow(booking, view)).toEqual({
      reservationId,
      organisationId,
      theirId: 'HTI-1',
      life: 0,
      isStanding: true,
      isUnsure: false,
      revision: expect.any(String),
      saidAt: null,
    })
  })

  it('and cancelled is made there anew where it stands again', () => {
    expect(theyKnow(booking, { ...view, state: 'Cancelled' })).toMatchObject({ theirId: null, life: 1, isStanding: false })
  })
})

describe('what a change of is told', () => {
  const { rooms, guest } = view
  const isSame = (facts: Partial<typeof view>) =>
    JSON.stringify(toldFacts({ ...view, ...facts })) === JSON.stringify(toldFacts(view))

  it('is the guest, the rooms and whether it stands', () => {
    expect(toldFacts(view)).toEqual([false, guest, [['P001', '2027-02-01', '2027-02-05', rooms[0]?.party, 80_000]]])
    expect(isSame({ state: 'Requested' })).toBe(false)
  })

  it('is not who has arrived, nor when it was said', () => {
    expect(isSame({ state: 'In-house' })).toBe(true)
    expect(isSame({ changedAt: said(0) })).toBe(true)
  })
})

describe('of two messages', () => {
  it.each([
    [1, 0, true],
    [0, 0, false],
    [0, 1, false],
    [null, 0, false],
    [0, null, false],
  ])('one of %s is later than one of %s: %s', (one, other, expected) => {
    expect(isLater(one === null ? null : said(one), other === null ? null : said(other))).toBe(expected)
  })
})
