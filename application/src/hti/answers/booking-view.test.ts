import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import {
  aConfirmedReservation,
  aGuest,
  aPartiallyPaidReservation,
  aPendingReservation,
} from '@camp/domain/testing/a-submitted-reservation.ts'
import { describe, expect, it } from 'vitest'
import { aHoldOn, stands } from '../../testing/a-campsite.ts'
import { connection } from '../testing/a-connection.ts'
import { bookingView } from './booking-view.ts'

const held = aHoldOn(stands.slice(8, 10))
const changedAt = Temporal.Instant.from('2026-11-22T08:00:00Z')
const booking = { organisationId: held.organisationId, theirId: 'HTI-1', theirContext: null, reservationId: held.id }
const view = (reservation: Reservation) => bookingView(reservation, { booking, connection, changedAt })
const confirmed = aConfirmedReservation(aPendingReservation(held))
const withGuest = (facts: Parameters<typeof aGuest>[0]) =>
  view(aConfirmedReservation(aPendingReservation(held, { guest: aGuest(facts) }))).guest

describe('a reservation as the channel reads it', () => {
  it('has the codes of its plots, also where one has none any more', () => {
    expect(view(confirmed)).toMatchObject({
      theirId: 'HTI-1',
      theirContext: null,
      ourReference: held.simpleReference,
      hotelCode: 'KWENA',
      createdAt: held.createdAt,
      changedAt,
      rooms: [{ roomCode: 'P009' }, { roomCode: 'UNMAPPED' }],
    })
  })

  const { expiryDate: _, ...submitted } = aPendingReservation(held)
  it.each<[string, Reservation, string]>([
    ['held', held, 'Requested'],
    ['pending', aPendingReservation(held), 'Requested'],
    ['partly paid', aPartiallyPaidReservation(aPendingReservation(held)), 'Reserved'],
    ['confirmed', confirmed, 'Reserved'],
    ['there', { ...confirmed, checkedInAt: changedAt }, 'In-house'],
    ['completed', { ...submitted, status: 'completed', checkedOutAt: null }, 'Checked out'],
    ['not there', { ...submitted, status: 'noShow' }, 'No-show'],
    ['cancelled', { ...held, status: 'cancelled', submitted: null } as unknown as Reservation, 'Cancelled'],
  ])('that is %s is %s', (__, reservation, state) => {
    expect(view(reservation).state).toBe(state)
  })

  it('has no guest before one is known', () => {
    expect(view(held).guest).toEqual({ firstName: '', lastName: '', email: '', phone: null })
  })

  it.each([
    [{ countryCode: '+27', cell: '0821234567' }, '+27821234567'],
    [{ countryCode: '+27', cell: '821234567' }, '+27821234567'],
    [{ countryCode: null, cell: '821234567' }, '821234567'],
    [{ countryCode: '+27', cell: '+442079460018' }, '+442079460018'],
    [{ countryCode: '+27', cell: null }, null],
  ])('has the number of %j', (facts, phone) => {
    expect(withGuest(facts)).toEqual({ firstName: 'Thandi', lastName: 'Nkosi', email: 'thandi@example.test', phone })
  })
})
