import { describe, expect, it } from 'vitest'
import { campsiteNews, campsiteTopics } from './campsite-news.ts'
import { type CampsiteEvent, type GuestEvent, guestEvents } from './notification.ts'

const all = { hears: campsiteTopics }

describe('what a campsite hears of', () => {
  it.each([
    ['submitted', 'booking-received'],
    ['confirmed', 'booking-confirmed'],
    ['deposit-received', 'booking-paid'],
    ['moved', 'booking-changed'],
    ['cancelled', 'booking-cancelled'],
    ['expired', 'booking-lapsed'],
  ] satisfies [GuestEvent, CampsiteEvent][])('when its guest hears of %s is %s', (event, news) => {
    expect(campsiteNews(event, all)).toBe(news)
  })

  it('is nothing that concerns the guest alone', () => {
    const told = guestEvents.filter((event) => campsiteNews(event, all) === null)

    expect(told).toEqual(['payment-pending', 'payment-due', 'no-show', 'refunded', 'payment-after-expiry', 'review-invitation'])
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
