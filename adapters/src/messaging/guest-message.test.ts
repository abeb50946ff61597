import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { CampsiteEvent } from '@camp/domain/messaging/notification.ts'
import { describe, expect, it } from 'vitest'
import { WordingCalendarEntries } from './wording-calendar-entries.ts'
import { WordingComposer } from './wording-composer.ts'

const composer = new WordingComposer()
const message = {
  text: 'May we bring <b>two</b> dogs?\n\nThey are small.',
  from: 'Thandi\nNkosi',
  replyTo: 'thandi@example.test',
}
const facts = { ...someNotificationFacts(), message }

describe('what a guest writes to the campsite', () => {
  const letter = composer.compose({ type: 'default', event: 'guest-message', channel: 'email', language: 'en', facts })

  it('says who writes about which booking, and takes the answer to the guest', () => {
    expect(letter.subject).toMatch(/^Thandi Nkosi asks about booking \d{3}-\d{3}-\d{3}, /)
    expect(letter.replyTo).toBe('thandi@example.test')
    expect(letter.text).toContain('May we bring <b>two</b> dogs?')
    expect(letter.text).toContain('They are small.')
    expect(letter.html).toContain('May we bring &lt;b&gt;two&lt;/b&gt; dogs?')
    expect(letter.attachments).toEqual([])
  })

  it('says where to answer, and what becomes of a reply to the letter', () => {
    const unreachable = { ...facts, message: { ...message, replyTo: '' } }
    const other = composer.compose({
      type: 'default',
      event: 'guest-message',
      channel: 'email',
      language: 'en',
      facts: unreachable,
    })

    expect(letter.text).toContain('Answer on the booking’s page: everybody at the desk sees it there.')
    expect(letter.text).toContain('it doesn’t show with the booking')
    expect(other.replyTo).toBeNull()
    expect(other.text).toContain('Answer on the booking’s page: the guest left no e-mail address.')
  })

  it('carries no link that opens or cancels the booking', () => {
    expect(letter.links.length).toBeGreaterThan(0)
    for (const link of letter.links) expect(link).toContain('/org/boskloof-camp/bookings')
    for (const words of [letter.text, letter.html]) expect(words).not.toMatch(/\/r\/|\/reservation\//)
  })
})

describe.each([
  ['late-payment', /^R600.00 came for a booking that has ended: \d{3}-\d{3}-\d{3}$/, 'R600.00 from Thandi Nkosi'],
  ['refund-by-hand', /^Please pay R600.00 back: booking \d{3}-\d{3}-\d{3}$/, 'Thandi Nkosi must get R600.00 back'],
] as const)('what the campsite is told of %s', (event, subject, said) => {
  const told = someNotificationFacts({ money: { refundAmount: 60_000 } })
  const letter = composer.compose({ type: 'default', event, channel: 'email', language: 'en', facts: told })

  it('says what happened and what is to be done', () => {
    expect(letter.subject).toMatch(subject)
    expect(letter.text).toContain(said)
    expect(letter.text).toContain('Stand 4 (Riverside)')
    expect(letter.html).toContain('Open the booking')
  })

  it('leads to the booking behind the sign-in alone', () => {
    expect(letter.links).toEqual([`${told.links.home}org/boskloof-camp/bookings?q=482-913-107`])
    for (const words of [letter.text, letter.html]) expect(words).not.toMatch(/\/r\/|\/reservation\//)
  })
})

it.each(['en', 'af'] as const)('a refund that the provider may have paid is never simply asked for (%s)', (language) => {
  const told = someNotificationFacts({ money: { refundAmount: 60_000, isRefundUnclear: true } })
  const write = (channel: 'email' | 'sms') =>
    composer.compose({ type: 'default', event: 'refund-by-hand', channel, language, facts: told })
  const lookFirst = { en: /look there first/i, af: /kyk eers daar/i }[language]

  expect(write('email').subject).not.toMatch(/Please pay|Betaal/)
  expect(write('email').text).toMatch(lookFirst)
  expect(write('email').text).not.toMatch(/can’t do it by itself|kan dit nie self doen nie/)
  expect(write('sms').text).toMatch(lookFirst)
  expect(write('sms').text).toContain('R600.00')
})

describe('news for the campsite', () => {
  const guestContact = { email: 'thandi@example.test', phone: '+27821234567', specialRequest: 'Near the <river>' }
  const known = {
    ...someNotificationFacts({ money: { amountPaid: 60_000, balance: 60_000, refundAmount: 30_000 } }),
    guestContact,
  }
  const compose = (event: CampsiteEvent) =>
    composer.compose({ type: 'default', event, channel: 'email', language: 'en', facts: known })

  it.each([
    ['booking-received', 'New booking 482-913-107: Thandi Nkosi', 'has booked Stand 4 (Riverside)'],
    ['booking-confirmed', 'Confirmed: booking 482-913-107', 'Paid so far: R600.00'],
    ['booking-paid', 'R600.00 paid: booking 482-913-107', 'R600.00 of R1200.00'],
    ['booking-changed', 'Changed: booking 482-913-107', 'is now for'],
    ['booking-cancelled', 'Cancelled: booking 482-913-107', 'Back to the guest: R300.00'],
    ['booking-lapsed', 'Lapsed: booking 482-913-107', 'its nights are free again'],
  ] as const)('of %s say what happened and how to reach the guest', (event, subject, said) => {
    const letter = compose(event)

    expect(letter.subject).toContain(subject)
    expect(letter.text).toContain(said)
    expect(letter.text).toContain('+27821234567')
    expect(letter.text).toContain('Near the <river>')
    expect(letter.html).toContain('Near the &lt;river&gt;')
    expect(letter.replyTo).toBe('thandi@example.test')
    expect(letter.attachments).toEqual([])
    expect(letter.links).toEqual([`${known.links.home}org/boskloof-camp/bookings?q=482-913-107`])
    for (const words of [letter.text, letter.html]) expect(words).not.toMatch(/\/r\/|\/reservation\//)
  })

  it.each([
    ['all of it is due at once', { amountDueUpFront: 120_000, dueDate: null }, 'Balance: R1200.00\n'],
    ['a deposit is due first', {}, 'Balance: R1200.00 by Friday, 4 December 2026\n'],
  ])('say of an unpaid booking what is open, where %s', (_, money, balance) => {
    const facts = someNotificationFacts({ money })

    for (const event of ['booking-received', 'booking-waits'] as const) {
      const { text } = composer.compose({ type: 'default', event, channel: 'email', language: 'en', facts })
      expect(text).toContain(`Total: R1200.00\nPaid: R0.00\n${balance}`)
    }
  })

  it('of a review lead to the reviews', () => {
    const letter = compose('review-received')

    expect(letter.subject).toBe('Thandi Nkosi has reviewed a stay at Boskloof Camp')
    expect(letter.links).toEqual([`${known.links.home}org/org-reviews?org=boskloof-camp`])
  })
})

it('the calendar file of the pages is the one of the messages, to the letter', () => {
  const compose = (event: 'confirmed' | 'cancelled') =>
    composer.compose({ type: 'default', event, channel: 'email', language: 'en', facts: someNotificationFacts() })
  const write = (isCancelled: boolean) =>
    new WordingCalendarEntries().write({ facts: someNotificationFacts(), language: 'en', isCancelled })

  expect([write(false)]).toEqual(compose('confirmed').attachments)
  expect([write(true)]).toEqual(compose('cancelled').attachments)
})
