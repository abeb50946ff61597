import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation, aPartiallyPaidReservation, aPendingReservation } from '../testing/a-submitted-reservation.ts'
import { reminderDue } from './payment-reminder.ts'

/** R400.00 of R800.00 are open, due on 18 January 2027; arrival on 1 February. */
const owing = aPartiallyPaidReservation()
const daysAt = (local: string, reservation: Parameters<typeof reminderDue>[0] = owing) =>
  reminderDue(reservation, aMoment(local))?.daysBefore ?? null

describe('a reminder of a balance', () => {
  it.each([
    ['2027-01-11T08:59', null],
    ['2027-01-11T09:00', 7],
    ['2027-01-14T23:59', 7],
    ['2027-01-16T08:59', 7],
    ['2027-01-16T09:00', 2],
    ['2027-01-18T23:59', 2],
    ['2027-01-19T00:00', null],
  ])('at %s is the one of %s days before', (local, days) => {
    expect(daysAt(local)).toBe(days)
  })

  it('is of nothing that is paid, waits, or has ended', () => {
    const cancelled = { ...aConfirmedReservation(), status: 'completed', checkedOutAt: null } as const

    for (const reservation of [aHold(), aPendingReservation(), aConfirmedReservation(), cancelled])
      expect(daysAt('2027-01-11T10:00', reservation)).toBeNull()
  })

  it('is said of what staff confirmed before it was paid', () => {
    expect(daysAt('2027-01-11T10:00', { ...aConfirmedReservation(), amountPaid: owing.amountPaid })).toBe(7)
  })

  it('is not said of a balance that is due on arrival, or that has no date', () => {
    expect(daysAt('2027-01-31T10:00', { ...owing, dueDate: owing.stay.arrival })).toBeNull()
    expect(daysAt('2027-01-31T10:00', { ...owing, dueDate: null })).toBeNull()
  })

  it('is not caught up by whoever came to owe after its time', () => {
    const late = { ...owing, statusDate: aMoment('2027-01-13T12:00').now }

    expect(daysAt('2027-01-13T13:00', late)).toBeNull()
    expect(daysAt('2027-01-16T09:00', late)).toBe(2)
  })

  it('is not sent where the desk promised no messages', () => {
    const silent = { isOfflinePayment: false, paymentMethod: null, paymentReference: null, paymentDate: null, notes: null }

    expect(daysAt('2027-01-11T10:00', { ...owing, offline: { ...silent, notifiesCamper: false, priceReason: null } })).toBeNull()
    expect(daysAt('2027-01-11T10:00', { ...owing, offline: { ...silent, notifiesCamper: true, priceReason: null } })).toBe(7)
  })

  it('counts days on the wall at the campsite', () => {
    const utc = Temporal.Instant.from('2027-01-11T07:00:00Z')

    expect(reminderDue(owing, { ...aMoment('2027-01-11T09:00'), now: utc })?.daysBefore).toBe(7)
    expect(reminderDue(owing, { ...aMoment('2027-01-11T09:00'), now: utc, zone: 'America/New_York' })).toBeNull()
  })
})
