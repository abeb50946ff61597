import { beforeAll, describe, expect, it } from 'vitest'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { textIn } from '../../wording/use-text.ts'
import { loadAllWords } from '../../wording/wording-store.ts'
import { calendarLink } from './calendar-link.ts'
import { rungsAhead } from './cancellation-rungs.ts'
import { dueText } from './due-text.ts'
import { endedMoneyText } from './ended-money-text.ts'
import { mapEmbed } from './map-embed.ts'
import { nightsOfStay, nightsText } from './nights-text.ts'
import { statusText } from './status-text.ts'
import { whatsAppLink, whatsAppNumber } from './whatsapp-link.ts'
import { whenText } from './when-text.ts'

beforeAll(() => loadAllWords('en'))
const t = () => textIn('en', 'reservation')

describe('the nights counter', () => {
  it.each<[WireReservation['nights'], string]>([
    [{ kind: 'before-arrival', nights: 0 }, '0'],
    [{ kind: 'arriving-today', nights: 0 }, 'Arriving today!'],
    [{ kind: 'staying', nights: 2 }, '2'],
    [{ kind: 'departing-today', nights: 4 }, 'Departing today'],
    [{ kind: 'departed', nights: 4 }, '4'],
  ])('says %o as %s', (nights, text) => {
    expect(nightsText(t(), nights)).toBe(text)
  })

  it('says every night of a stay that was split over two plots, and each once where plots are side by side', () => {
    const onPlot = (...nights: string[]) => ({ dailyPricingBreakdown: nights.map((startDate) => ({ startDate })) })

    expect(nightsOfStay([onPlot('2027-02-05', '2027-02-06'), onPlot('2027-02-07')])).toBe(3)
    expect(nightsOfStay([onPlot('2027-02-05', '2027-02-06'), onPlot('2027-02-05', '2027-02-06')])).toBe(2)
  })
})

describe('the state of a booking', () => {
  it('says what the guest is waited for with', () => {
    const status = 'pending' as const

    expect(statusText(t(), { status, cancellation: null, wantsPayment: true })).toBe('Waiting for your payment')
    expect(statusText(t(), { status, cancellation: null, wantsPayment: false })).toBe('Waiting for you to confirm')
  })

  it('tells lapsed from cancelled', () => {
    const cancelledFor = (reason: 'guest-cancelled' | 'confirmation-expired') =>
      statusText(t(), {
        status: 'cancelled',
        cancellation: { by: 'system', reason, refundAmount: 0, voucherUntil: null },
        wantsPayment: false,
      })

    expect(cancelledFor('guest-cancelled')).toBe('Cancelled')
    expect(cancelledFor('confirmation-expired')).toBe('Lapsed: the time to confirm ran out')
  })
})

describe('the money of a booking that has ended', () => {
  const cancellation = { by: 'guest', reason: 'guest-cancelled', refundAmount: 0, voucherUntil: null } as const
  const lapsed = { ...cancellation, by: 'system', reason: 'confirmation-expired' } as const
  const goesBack = 'R720.00 is still on its way from your bank. If it arrives, all of it goes back.'

  it.each([
    ['nothing came', { amountPaid: 0, underWay: null, cancellation }, 'Nothing was charged.'],
    ['some was kept', { amountPaid: 100, underWay: null, cancellation }, 'R100.00 had been paid.'],
    [
      'it came and went',
      { amountPaid: 0, underWay: null, cancellation: { ...cancellation, refundAmount: 720 } },
      'We’re refunding R720.00.',
    ],
    ['it is with the bank', { amountPaid: 0, underWay: 720, cancellation }, goesBack],
    [
      'some goes back and more is with the bank',
      { amountPaid: 555, underWay: 720, cancellation: { ...cancellation, refundAmount: 555 } },
      `We’re refunding R555.00. ${goesBack}`,
    ],
    [
      'it lapsed with the bank busy',
      { amountPaid: 0, underWay: 720, cancellation: lapsed },
      'R720.00 is still on its way from your bank. If it arrives while your plots are free, you’re booked again; otherwise all of it goes back.',
    ],
  ])('is said: %s', (_, facts, text) => {
    expect(endedMoneyText(t(), facts, 'en')).toBe(text)
  })
})

describe('dates', () => {
  it('of a balance are a day, or the arrival', () => {
    expect(dueText(t(), { dueDate: '2027-01-22', arrivalDate: '2027-02-05' }, 'en')).toBe('by Friday, 22 January 2027')
    expect(dueText(t(), { dueDate: '2027-02-05', arrivalDate: '2027-02-05' }, 'en')).toBe('on arrival')
    expect(dueText(t(), { dueDate: null, arrivalDate: '2027-02-05' }, 'en')).toBe('on arrival')
  })

  it('of a moment are by the clock on the wall here', () => {
    expect(whenText(t(), '2026-11-21T22:05:00Z')).toBe('Sun 22 Nov 2026 at 00:05')
  })
})

describe('what comes back', () => {
  const ladder = [
    { refundPercentage: 100, until: '2027-01-22' },
    { refundPercentage: 50, until: '2027-01-29' },
  ]

  it('leaves out what is past, and ends with nothing', () => {
    expect(rungsAhead(ladder, '2027-01-22')).toHaveLength(3)
    expect(rungsAhead(ladder, '2027-01-23')).toEqual([
      { refundPercentage: 50, until: '2027-01-29' },
      { refundPercentage: 0, until: null },
    ])
  })
})

describe('a WhatsApp link', () => {
  it.each([
    ['+27 82 123 4567', '27821234567'],
    ['082 123 4567', '27821234567'],
    ['+264 81 123 4567', '264811234567'],
    ['027 482 1234', null],
    ['0861 123 456', null],
    ['', null],
    [null, null],
  ])('of %j goes to %j', (number, digits) => {
    expect(whatsAppNumber(number)).toBe(digits)
  })

  it('begins the question', () => {
    expect(whatsAppLink('082 123 4567', 'Booking 482-913-107 & so on')).toBe(
      'https://wa.me/27821234567?text=Booking%20482-913-107%20%26%20so%20on',
    )
  })
})

describe('an embedded map', () => {
  it('is one of Google’s maps', () => {
    expect(mapEmbed('https://www.google.com/maps/embed?pb=1')).toBe('https://www.google.com/maps/embed?pb=1')
  })

  it.each([
    null,
    '',
    'maps',
    'http://www.google.com/maps/embed',
    'https://www.google.com.evil.test/maps',
    'https://evil.test/www.google.com/maps',
    'https://www.google.com/mapsy',
    'https://www.google.com/url?q=https://evil.test',
    'https://user@evil.test/maps',
    'javascript:alert(1)//www.google.com/maps',
  ])('is never %j', (address) => {
    expect(mapEmbed(address)).toBeNull()
  })
})

describe('a calendar entry', () => {
  it('lasts from arrival to departure, all day, and carries no link', () => {
    const link = new URL(
      calendarLink({ title: 'Stay', details: 'Ref', location: 'Ceres', arrivalDate: '2027-02-05', departureDate: '2027-02-07' }),
    )

    expect(link.searchParams.get('dates')).toBe('20270205/20270207')
    expect([...link.searchParams.values()].join(' ')).not.toContain('/r/')
  })
})
