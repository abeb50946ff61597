import { Money } from '@camp/domain/shared/money.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import {
  aConfirmedReservation,
  aPartiallyPaidReservation,
  aPendingReservation,
} from '@camp/domain/testing/a-submitted-reservation.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { describe, expect, it } from 'vitest'
import { notificationFacts } from './notification-facts.ts'

const where = { organisation: anOrganisation(), sites: [aSite()], publicUrl: 'https://camp.example/' }

describe('the facts of a notification', () => {
  it('say what was true, as JSON that survives the outbox', () => {
    const facts = notificationFacts({ reservation: aPendingReservation(), ...where })

    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
    expect(facts).toMatchObject({
      organisation: { name: 'Kwena Camp', addressLines: ['1 River Road', 'Kwena', 'Ceres, 6835', 'Western Cape'] },
      guest: { firstName: 'Thandi' },
      reservation: { arrival: '2027-02-01', departure: '2027-02-05', nights: 4, checkInFrom: '14:00', checkOutBy: '10:00' },
      money: { amountDue: 80_000, amountPaid: 0, balance: 80_000, amountDueUpFront: 40_000, dueDate: '2027-01-18' },
      cancellation: {
        ladder: [
          { until: '2027-01-18', refundPercentage: 100 },
          { until: '2027-01-25', refundPercentage: 50 },
        ],
      },
    })
  })

  it.each([
    [
      'a step that brings nothing',
      [
        [14, 100],
        [7, 0],
      ],
      ['100 % until 2027-01-18'],
    ],
    [
      'the same refund on a later day',
      [
        [14, 50],
        [7, 50],
      ],
      ['50 % until 2027-01-25'],
    ],
    [
      'a step that a later one betters',
      [
        [14, 50],
        [7, 100],
      ],
      ['100 % until 2027-01-25'],
    ],
  ] as const)('say the steps of cancelling as the screens do: %s', (_what, steps, rungs) => {
    const cancellationPolicy = steps.map(([daysBeforeArrival, refundPercentage]) => ({ daysBeforeArrival, refundPercentage }))

    const { cancellation } = notificationFacts({ reservation: { ...aPendingReservation(), cancellationPolicy }, ...where })

    expect(cancellation.ladder.map(({ until, refundPercentage }) => `${refundPercentage} % until ${until}`)).toEqual(rungs)
  })

  it.each([
    ['on the arrival day', aConfirmedReservation(), '2027-02-01T23:59', false],
    ['checked in', { ...aConfirmedReservation(), checkedInAt: aMoment('2027-02-01T14:00').now }, '2027-02-01T14:01', true],
    ['the day after', aConfirmedReservation(), '2027-02-02T00:00', true],
  ])('know whether the guest may still cancel: %s', (_when, reservation, at, isClosed) => {
    const { cancellation } = notificationFacts({ reservation, ...where, now: aMoment(at).now })

    expect(cancellation.isClosed).toBe(isClosed)
  })

  it('link to our own pages alone', () => {
    const { links } = notificationFacts({ reservation: aPendingReservation(), ...where })

    expect(links).toMatchObject({
      confirm: 'https://camp.example/r/reservation-1/confirm',
      cancel: 'https://camp.example/r/reservation-1/cancel',
      summary: 'https://camp.example/kwena-camp/reservation/reservation-1',
    })
  })

  it('show the first picture of the campsite, from our own site, in the words of its owner', () => {
    const pictured = (images: readonly string[], pictureTexts = {}) =>
      notificationFacts({
        reservation: aPendingReservation(),
        ...where,
        organisation: { ...anOrganisation(), images, pictureTexts },
      }).picture

    expect(pictured(['river', 'hill'], { river: 'Tents beside the river' })).toEqual({
      url: 'https://camp.example/pictures/river/1080.jpeg',
      text: 'Tents beside the river',
    })
    expect(pictured(['river'])?.text).toBeNull()
    expect(pictured([])).toBeNull()
  })

  it('know the balance that is due on arrival', () => {
    const pending = aPendingReservation(aHold(), { dueDate: aHold().stay.arrival })

    const { money } = notificationFacts({ reservation: aPartiallyPaidReservation(pending), ...where })

    expect(money).toMatchObject({ amountPaid: 40_000, balance: 40_000, isDueOnArrival: true })
  })

  it('take the earliest time of several sites, and the holiday times on a holiday', () => {
    const early = aSite()
    const times = {
      ...early.times,
      monday: { checkIn: '12:00', checkOut: '09:00' },
      holiday: { checkIn: '16:00', checkOut: '11:00' },
    }
    const reservation = aPendingReservation()

    const onMonday = notificationFacts({ reservation, ...where, sites: [early, { ...early, times }] })
    const onHoliday = notificationFacts({ reservation, ...where, sites: [{ ...early, times }], isHoliday: () => true })

    expect(onMonday.reservation.checkInFrom).toBe('12:00')
    expect(onHoliday.reservation.checkInFrom).toBe('16:00')
  })

  it('name the refund of a cancelled reservation', () => {
    const { status: _status, expiryDate: _expiry, ...pending } = aPendingReservation()
    const cancellation = { by: 'guest', reason: 'guest-cancelled', note: null, refundAmount: Money.rand(150) } as const
    const reservation = { ...pending, status: 'cancelled', cancellation, submitted: pending } as const

    const facts = notificationFacts({ reservation, ...where })

    expect(facts.money.refundAmount).toBe(15_000)
    expect(facts.cancellation.reason).toBe('guest-cancelled')
  })
})
