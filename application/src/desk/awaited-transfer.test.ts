import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { awaitedTransfer } from './awaited-transfer.ts'
import type { OpenBooking } from './desk-reservations.ts'
import { anOpenBooking } from './testing/an-open-booking.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const place = {
  takesOnlinePayment: false,
  releasesTransfers: true,
  timezone: 'Africa/Johannesburg',
  today: day('2026-11-24'),
}

describe('a deposit by transfer that is waited for', () => {
  it('is due three days after the booking was confirmed, and released three days later', () => {
    expect(awaitedTransfer(anOpenBooking({ amountDue: Money.rand(1000) }), place)).toEqual({
      deposit: Money.rand(300),
      due: day('2026-11-24'),
      releaseOn: day('2026-11-27'),
      isOverdue: false,
      version: 3,
    })
  })

  it.each<[string, Partial<OpenBooking>, Partial<typeof place>, object]>([
    ['is overdue once its day is over', {}, { today: day('2026-11-25') }, { isOverdue: true }],
    ['is what is left of it', { amountPaid: Money.rand(100) }, {}, { deposit: Money.rand(200), releaseOn: null }],
    ['has no day before it is confirmed', { status: 'pending' }, {}, { due: null, releaseOn: null, isOverdue: false }],
    ['is not released where the campsite did not choose it', {}, { releasesTransfers: false }, { releaseOn: null }],
    ['is not released where the guest is told nothing', { isGuestTold: false }, {}, { releaseOn: null }],
    ['is not released on the day of arrival', { arrival: day('2026-11-27') }, {}, { releaseOn: null }],
    ['is released on the day before', { arrival: day('2026-11-28') }, {}, { releaseOn: day('2026-11-27') }],
    ['is due on the day before arrival', { arrival: day('2026-11-25') }, {}, { due: day('2026-11-24') }],
    ['is paid to the desk also where others pay online', { isPaidOffline: true }, { takesOnlinePayment: true }, {}],
    [
      'counts the day on which it was confirmed there',
      { statusDate: Temporal.Instant.from('2026-11-21T22:30Z') },
      {},
      { due: day('2026-11-25') },
    ],
  ])('%s', (_, facts, there, expected) => {
    expect(awaitedTransfer(anOpenBooking(facts), { ...place, ...there })).toMatchObject({ deposit: Money.rand(300), ...expected })
  })

  it.each<[string, Partial<OpenBooking>, Partial<typeof place>]>([
    ['where it is paid online', {}, { takesOnlinePayment: true }],
    ['once it is paid', { amountPaid: Money.rand(300) }, {}],
    ['where everything is due up front', { amountDueUpFront: Money.rand(1000) }, {}],
    ['after the stay', { status: 'completed' }, {}],
    ['on the day of arrival', { status: 'pending' }, { today: day('2026-12-11') }],
    ['that would be due on the day of arrival', { arrival: day('2026-11-24') }, { today: day('2026-11-22') }],
  ])('is none %s', (_, facts, there) => {
    expect(awaitedTransfer(anOpenBooking(facts), { ...place, ...there })).toBeNull()
  })
})
