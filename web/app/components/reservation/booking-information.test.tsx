import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { loadAllWords } from '../../wording/wording-store.ts'
import { BookingInformation } from './booking-information.tsx'
import { StayFacts } from './stay-facts.tsx'

beforeAll(() => loadAllWords('en'))

const onPlot = (plotName: string, ...nights: string[]) => ({
  plotName,
  siteName: 'River stands',
  dailyPricingBreakdown: nights.map((startDate) => ({ startDate })),
})

const booking = {
  simpleReference: '482-913-107',
  status: 'confirmed',
  numberOfAdults: 2,
  numberOfPensioners: 0,
  numberOfChildren: 0,
  childrenAges: [],
  reservationDate: '2027-02-05',
  endDate: '2027-02-08',
  arrivalTimes: { checkIn: '14:00', checkOut: '10:00' },
  departureTimes: { checkIn: '14:00', checkOut: '10:00' },
  nights: { kind: 'before-arrival', nights: 0 },
  plots: [onPlot('Stand 1', '2027-02-05', '2027-02-06'), onPlot('Stand 2', '2027-02-07')],
  amountDue: 1200,
  amountPaid: 500,
  balance: 700,
  dueDate: null,
  cancellation: null,
} as unknown as WireReservation

const shown = (facts: Partial<WireReservation> = {}) =>
  renderToString(<BookingInformation reservation={{ ...booking, ...facts }} />).replaceAll('<!-- -->', '')

describe('the block of a booking', () => {
  it('says the nights of the whole stay where it was split over two plots', () => {
    expect(shown()).toContain('(3 nights booked)')
  })

  it.each([
    ['confirmed', true],
    ['completed', true],
    ['noShow', false],
    ['cancelled', false],
  ] as const)('of one that is %s says what is open: %s', (status, isSaid) => {
    expect(shown({ status }).includes('R700.00')).toBe(isSaid)
    expect(renderToString(<StayFacts reservation={{ ...booking, status }} />).includes('R700.00')).toBe(isSaid)
  })

  it('says of what was paid that refunds are taken off, wherever it stands', () => {
    const cancellation = { refundAmount: 200, voucherUntil: null } as WireReservation['cancellation']
    const ended = { ...booking, status: 'cancelled', cancellation } as WireReservation

    for (const block of [<BookingInformation key="all" reservation={ended} />, <StayFacts key="few" reservation={ended} />]) {
      expect(renderToString(block)).toContain('Paid, less refunds')
    }
    expect(renderToString(<StayFacts reservation={booking} />)).not.toContain('less refunds')
  })
})
