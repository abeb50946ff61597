import { describe, expect, it } from 'vitest'
import { campsiteNews, campsiteTopics, staffNews } from './campsite-news.ts'
import { type CampsiteEvent, type GuestEvent, guestEvents } from './notification.ts'

const all = { hears: campsiteTopics }

describe('what a campsite hears of', () => {
  it.each([
    ['submitted', 'booking-received'],
    ['confirmed', 'booking-confirmed'],
    ['deposit-received', 'booking-paid'],
    ['payment-received', 'booking-paid'],
    ['moved', 'booking-changed'],
    ['cancelled', 'booking-cancelled'],
    ['expired', 'booking-lapsed'],
  ] satisfies [GuestEvent, CampsiteEvent][])('when its guest hears of %s is %s', (event, news) => {
    expect(campsiteNews(event, all)).toBe(news)
  })

  it('is nothing that concerns the guest alone', () => {
    const told = guestEvents.filter((event) => campsiteNews(event, all) === null)

    const others = ['no-show', 'refunded', 'payment-after-expiry', 'review-invitation', 'staff-message']
    expect(told).toEqual(['payment-pending', 'payment-due', 'transfer-due', ...others])
  })

  it('is nothing that it turned off', () => {
    const hears = campsiteTopics.filter((topic) => topic !== 'cancellations')

    expect(campsiteNews('cancelled', { hears })).toBeNull()
    expect(campsiteNews('expired', { hears })).toBeNull()
    expect(campsiteNews('confirmed', { hears })).toBe('booking-confirmed')
  })

  it('is what its desk changed or cancelled, not what its desk booked or was paid', () => {
    const told = guestEvents.filter((event) => campsiteNews(event, { ...all, isByDesk: true }) !== null)

    expect(told).toEqual(['cancelled', 'moved'])
  })
})

describe('what its people may hear of', () => {
  it.each([
    ['submitted', 'booking-received', 'bookings'],
    ['expired', 'booking-lapsed', 'cancellations'],
    ['payment-pending', 'booking-waits', 'waiting'],
    ['refund-by-hand', 'refund-by-hand', 'waiting'],
    ['guest-message', 'guest-message', 'messages'],
    ['review-received', 'review-received', 'reviews'],
  ] as const)('of %s is %s, under %s', (event, news, topic) => {
    expect(staffNews(event)).toEqual({ event: news, topic })
  })

  it('is nothing that concerns the guest alone, nor what their own desk booked', () => {
    expect(staffNews('payment-due')).toBeNull()
    expect(staffNews('confirmed', { isByDesk: true })).toBeNull()
    expect(staffNews('cancelled', { isByDesk: true })).toEqual({ event: 'booking-cancelled', topic: 'cancellations' })
  })
})

it('people hear of money that waits for them, whoever caused it', () => {
  const heard = (event: 'late-payment' | 'refund-by-hand' | 'payment-pending') => [
    staffNews(event, { isByDesk: true })?.event,
    staffNews(event)?.event,
  ]

  expect(heard('late-payment')).toEqual(['late-payment', 'late-payment'])
  expect(heard('refund-by-hand')).toEqual(['refund-by-hand', 'refund-by-hand'])
  expect(heard('payment-pending')).toEqual([undefined, 'booking-waits'])
})
