import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import { guestEvents, type MessageChannel, type NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { describe, expect, it } from 'vitest'
import { cancelledMessage, compose, confirmedMessage } from './testing/composed.ts'
import { WordingComposer } from './wording-composer.ts'

describe('every e-mail', () => {
  it.each(guestEvents)('about "%s" says the same in HTML and text, in one piece and below 60 KB', (event) => {
    const { subject, text, html } = compose(event, 'email')

    expect(subject).toContain(event === 'payment-due' ? 'R1200.00 is due' : 'Boskloof Camp')
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|null|NaN|\[object/)
    expect(text).toContain('482-913-107')
    expect(text).toContain('Friday, 11 December 2026 @ 14:00')
    expect(html).toContain('Stand 4 (Riverside)')
    expect(Buffer.byteLength(html ?? '')).toBeLessThan(60_000)
    expect(html?.match(/class="button" href/g)).toHaveLength(1)
  })

  it.each(guestEvents)('about "%s" goes back to the campsite when answered', (event) => {
    expect(compose(event, 'email').replyTo).toBe('desk@boskloof.test')
  })

  it.each(guestEvents)('about "%s" goes into the conversation when answered, where that is read', (event) => {
    const composer = new WordingComposer({ of: (reference) => `replies+${reference}@camp.example` })
    const request = { event, type: 'default', channel: 'email', language: 'en', facts: someNotificationFacts() } as const

    expect(composer.compose(request).replyTo).toBe('replies+482-913-107@camp.example')
    expect(composer.compose({ ...request, event: 'booking-received' }).replyTo).toBe('desk@boskloof.test')
  })

  it('offers to cancel until the guest has arrived', () => {
    const arrived = { ...confirmedMessage, cancellation: { ...confirmedMessage.cancellation, isClosed: true } }

    expect(compose('confirmed', 'email', confirmedMessage).text).toMatch(/Cancel this booking|no refund/)
    expect(compose('confirmed', 'email', arrived).text).not.toMatch(/cancel/i)
  })

  it('escapes what people typed', () => {
    const facts = someNotificationFacts({
      organisation: { name: 'Bos & <b>Kloof</b>', directions: '<p>5 < 6 <script>alert(1)</script></p>' },
      guest: { firstName: '<img src=x onerror=alert(1)>' },
    })

    const { html } = compose('confirmed', 'email', facts)

    expect(html).toContain('Bos &amp; &lt;b&gt;Kloof&lt;/b&gt;')
    expect(html).not.toMatch(/<img|<script|<b>/)
  })

  it('keeps line breaks out of the subject', () => {
    const facts = someNotificationFacts({ organisation: { name: 'Boskloof\r\nBcc: everybody@example.test' } })

    expect(compose('submitted', 'email', facts).subject).not.toMatch(/[\r\n]/)
  })
})

describe('a name', () => {
  const channels = ['email', 'sms', 'app'] as const satisfies readonly MessageChannel[]
  const facts = someNotificationFacts({ guest: { firstName: 'Dr. Thandi (R500 win)', lastName: 'bit.ly/x & Co' } })

  it.each(guestEvents.flatMap((event) => channels.map((channel) => [event, channel] as const)))(
    'about "%s" by %s stands in letters alone',
    (event, channel) => {
      expect(JSON.stringify(compose(event, channel, facts))).not.toMatch(/Dr\.|R500|bit\.ly|& Co|&amp; Co/)
    },
  )

  it('of which no letter is left is said in a word, to the guest and to the campsite', () => {
    const nameless = someNotificationFacts({ guest: { firstName: '0821234567', lastName: '' } })

    expect(compose('confirmed', 'email', nameless).text).toContain('Hello camper, you’re booked')
    expect(compose('booking-confirmed', 'email', nameless).subject).toContain(', Guest, ')
  })
})

describe('the request to confirm', () => {
  it('offers to confirm and to cancel, and says until when', () => {
    const { text, links } = compose('submitted', 'email')

    expect(links).toEqual([
      'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/confirm',
      'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/cancel',
      'https://camp.example/boskloof-camp/reservation/k3y0fth3r3s3rv4t10n0123456789ab',
    ])
    expect(text).toContain('Sunday, 22 November 2026 @ 10:05')
    expect(text).toContain('Total: R1200.00\nTo pay now: R600.00\nBalance: R600.00 by Friday, 4 December 2026')
    expect(text).toContain('Cancel by Friday, 27 November 2026 and you get 100% of what you paid back.')
    expect(text).toContain('Turn left at the mill.\nThe last 6 km are gravel & sand.')
    expect(text).toContain('GPS -32.18110, 18.89140')
  })

  it('speaks of no balance where everything is due now', () => {
    const facts = someNotificationFacts({ money: { amountDueUpFront: 120_000, dueDate: null } })

    expect(compose('submitted', 'email', facts).text).toContain('Total: R1200.00\nTo pay now: R1200.00\n\n')
    expect(compose('moved', 'email', facts).text).not.toContain('Balance')
  })

  it('asks for no payment where nothing is paid online', () => {
    const facts = someNotificationFacts({ money: { takesOnlinePayment: false } })

    expect(compose('submitted', 'email', facts).text).not.toContain('To pay now')
  })
})

describe('a payment that is on its way', () => {
  it.each([
    ['all of it', { amountDueUpFront: 120_000, dueDate: null, payment: 120_000 }, 'On its way: R1200.00\n\n'],
    ['the deposit', { payment: 60_000 }, 'On its way: R600.00\nBalance: R600.00 by Friday, 4 December 2026\n'],
    ['the balance', { amountPaid: 60_000, balance: 60_000, payment: 60_000 }, 'Paid: R600.00\nOn its way: R600.00\n\n'],
  ] as const)('is not to pay any more: %s', (_, money, rows) => {
    const { text } = compose('payment-pending', 'email', someNotificationFacts({ money }))

    expect(text).toContain(`Total: R1200.00\n${rows}`)
    expect(text).not.toContain('To pay now')
  })

  it.each([
    ['en', 'cancelled', 'guest-cancelled', 'R720.00 is still on its way from your bank. If it arrives, all of it goes back.'],
    ['af', 'cancelled', 'guest-cancelled', 'R720.00 is nog van jou bank af op pad. As dit inkom, kry jy alles terug.'],
    ['en', 'expired', 'confirmation-expired', 'If it arrives while your place is free, you’re booked again;'],
    ['af', 'expired', 'confirmation-expired', 'As dit inkom terwyl jou plek nog beskikbaar is,'],
  ] as const)('as a booking ends is not “nothing” (%s, %s)', (language, event, reason, said) => {
    const reservation = { status: 'cancelled', expiresAt: null } as const
    const facts = (money: Partial<NotificationFacts['money']>) =>
      someNotificationFacts({ reservation, cancellation: { reason }, money: { underWay: 72_000, refundAmount: 0, ...money } })

    const { text } = compose(event, 'email', facts({}), language)

    expect(text).toContain(said)
    expect(text).not.toMatch(/weren’t charged|niks betaal/)
    expect(compose(event, 'email', facts({ amountPaid: 55_500, refundAmount: 55_500 }), language).text).toMatch(
      /R555\.00 (back|terug)\. R720\.00 is /,
    )
  })
})

describe('other e-mails', () => {
  const cancelled = (money: Partial<NotificationFacts['money']>) =>
    someNotificationFacts({ reservation: { status: 'cancelled', expiresAt: null }, money: { paidInAll: 120_000, ...money } })

  it.each([
    ['en', 'there’s no refund. The R200.00 you paid too much goes back in any case.', 'Refund: R200.00'],
    ['af', 'niks terugbetaal nie. R200.00 wat jy te veel betaal het, kry jy in elk geval terug.', 'Terugbetaling: R200.00'],
  ] as const)('say what was paid too much and goes back whatever the terms give (%s)', (language, said, row) => {
    const facts = cancelled({ amountPaid: 55_000, refundAmount: 0, promised: 20_000 })

    const { text } = compose('cancelled', 'email', facts, language)

    expect(text).toContain(said)
    expect(text).toContain(row)
    expect(compose('booking-cancelled', 'email', facts).text).toContain('Back to the guest: R200.00.')
    const voucher = { code: 'K7QM-2XWD-9RTA', expiresOn: '2029-12-11', isNew: true } as const
    expect(
      compose('cancelled', 'email', { ...facts, money: { ...facts.money, refundAmount: 35_000, voucher } }, language).text,
    ).toMatch(/R350\.00, (voucher|koopbewys) K7QM-2XWD-9RTA \+ R200\.00/)
  })

  it('name the balance and when it is due', () => {
    const facts = someNotificationFacts({ money: { amountPaid: 60_000, balance: 60_000 } })

    expect(compose('deposit-received', 'email', facts).text).toContain('R600.00 by Friday, 4 December 2026')
    expect(compose('payment-due', 'email', facts).subject).toBe('R600.00 is due by Friday, 4 December 2026: Boskloof Camp')
  })

  it.each([
    ['confirmed', 60_000, 'Still to pay: R600.00 by Friday, 4 December 2026.', /Balance: R600.00 by .*/],
    ['completed', 60_000, 'Still to pay: R600.00 now.', /Balance: R600.00 now/],
    ['confirmed', 0, 'There’s nothing left to pay.', /Balance: Nothing left to pay/],
    ['noShow', 60_000, 'There’s nothing left to pay.', /^(?!.*(Balance:|Still to pay|\/confirm)).*/s],
  ] as const)('say what was paid of a %s booking with %d cents open, and what is left', (status, balance, left, money) => {
    const facts = someNotificationFacts({
      reservation: { status, expiresAt: null },
      money: { amountPaid: 120_000 - balance, balance, payment: 20_000 },
    })

    const { subject, text } = compose('payment-received', 'email', facts)

    expect(subject).toBe('Payment of R200.00 received: Boskloof Camp, 11-13 Dec 2026')
    expect(text).toContain(`we’ve received your payment of R200.00 for booking 482-913-107 at Boskloof Camp. ${left}`)
    expect(text).toMatch(money)
    expect(compose('booking-paid', 'email', facts).text).toContain(
      `of R1200.00 for booking 482-913-107 (11-13 Dec 2026, Stand 4 (Riverside)). ${left}`,
    )
  })

  it('say of a stay that is over nothing but its money', () => {
    const facts = someNotificationFacts({ reservation: { status: 'completed', expiresAt: null }, money: { amountPaid: 60_000 } })

    for (const event of ['payment-received', 'payment-pending', 'payment-due'] as const)
      expect(compose(event, 'email', facts).text).not.toMatch(/Getting there|If your plans change/)
  })

  it('name the refund of a cancelled stay', () => {
    expect(compose('cancelled', 'email', cancelledMessage).text).toContain('You’re getting R600.00 back.')
  })

  it.each([
    ['all of it has gone', 60_000, 'R600.00 has gone back to you.'],
    ['a part has gone', 20_000, 'R200.00 has gone back to you, and you’re still getting R400.00.'],
    ['nothing has gone yet', 0, 'You’re getting R600.00 back.'],
  ])('say of a cancellation that is told again what is true where %s', (_, goneBack, said) => {
    const { text } = compose('cancelled', 'email', cancelled({ amountPaid: 120_000 - goneBack, refundAmount: 60_000, goneBack }))

    expect(text).toContain(said)
    expect(text).toContain('Paid: R1200.00\nRefund: R600.00')
  })

  it.each([
    [
      'at first',
      undefined,
      /You’re getting a voucher for R600\.00 instead: its code is K7QM/,
      /is cancelled\. Voucher K7QM-2XWD-9RTA, R600/,
    ],
    ['once a part is used', 20_000, /You got a voucher for R600\.00 instead.*There’s R200\.00 left/, /is cancelled\. Details/],
    ['once it is used up', 0, /You got a voucher for R600\.00 instead.*There’s nothing left/, /is cancelled\. Details/],
  ])('say of a cancellation with a voucher what was paid, and what is on it %s', (_, left, said, bySms) => {
    const voucher = { code: 'K7QM-2XWD-9RTA', expiresOn: '2029-11-21', isNew: true, ...(left !== undefined && { left }) }
    const facts = cancelled({ amountPaid: 60_000, refundAmount: 60_000, voucher })

    const { text } = compose('cancelled', 'email', facts)

    expect(text).toMatch(said)
    expect(text).toContain('Paid: R1200.00\nVoucher: R600.00, voucher K7QM-2XWD-9RTA')
    expect(compose('cancelled', 'sms', facts).text).toMatch(bySms)
  })

  it('ask for a review where reviews are written', () => {
    expect(compose('review-invitation', 'email').links[0]).toMatch(/\/review$/)
  })
})

describe('a guest who chose Afrikaans', () => {
  const facts = { ...confirmedMessage, organisation: { ...confirmedMessage.organisation, directions: null } }
  const inAfrikaans = (event: NotifiedEvent, channel: MessageChannel) => compose(event, channel, facts, 'af')

  it.each(guestEvents)('reads about "%s" in Afrikaans on every channel', (event) => {
    for (const channel of ['email', 'sms', 'app'] as const) {
      const { subject, text, html } = inAfrikaans(event, channel)
      expect(`${subject} ${text}`).not.toMatch(/\b(the|your|you|booking|guests|balance|paid|details|Friday|December)\b/i)
      if (channel === 'email') expect(html).toContain('<html lang="af">')
    }
  })

  it('reads dates, plurals and amounts as they are written there', () => {
    const { text, attachments } = inAfrikaans('confirmed', 'email')

    expect(text).toContain('Aankoms: Vrydag, 11 Desember 2026 @ 14:00')
    expect(text).toContain('Vertrek: Sondag, 13 Desember 2026 @ 10:00 (2 nagte)')
    expect(text).toContain('Gaste: 2 volwassenes, 1 kind')
    expect(text).toContain('Totaal: R1200.00\nBetaal: R1200.00\nBalans: Niks meer om te betaal nie')
    expect(attachments[0]?.content).toContain('SUMMARY:Verblyf by Boskloof Camp')
  })
})

describe('a booking that was cancelled because its balance was overdue', () => {
  it('says so', () => {
    const overdue = someNotificationFacts({
      money: { amountPaid: 60_000, balance: 60_000 },
      cancellation: { reason: 'balance-overdue' },
    })

    expect(compose('cancelled', 'email', overdue).text).toContain(
      'the balance of R600.00 for your booking 482-913-107 at Boskloof Camp was due by Friday, 4 December 2026 and hasn’t arrived',
    )
  })
})

describe('the calendar entry', () => {
  it('of a confirmed stay lasts from arrival to departure, the last day outside', () => {
    const [entry] = compose('confirmed', 'email', confirmedMessage).attachments

    expect(entry).toMatchObject({ filename: 'booking-482-913-107.ics', contentType: expect.stringContaining('method=PUBLISH') })
    expect(entry?.content).toContain('UID:reservation-482-913-107@camp.example')
    expect(entry?.content).toContain('SEQUENCE:4')
    expect(entry?.content).toContain('DTSTART;VALUE=DATE:20261211')
    expect(entry?.content).toContain('DTEND;VALUE=DATE:20261213')
    expect(entry?.content).toContain('GEO:-32.1811;18.8914')
    expect(entry?.content).toContain('LOCATION:Boskloof Camp')
    expect(entry?.content).not.toContain('k3y0fth3')
  })

  it('is the same however often it is made', () => {
    expect(compose('confirmed', 'email', confirmedMessage)).toEqual(compose('confirmed', 'email', confirmedMessage))
  })

  it('of a cancelled stay takes the same entry out', () => {
    const [entry] = compose('cancelled', 'email', cancelledMessage).attachments

    expect(entry?.content).toContain('METHOD:CANCEL')
    expect(entry?.content).toContain('STATUS:CANCELLED')
    expect(entry?.content).toContain('UID:reservation-482-913-107@camp.example')
    expect(entry?.content).toContain('SEQUENCE:5')
  })

  it.each(['submitted', 'payment-pending', 'expired', 'no-show'] as const)('is not part of "%s"', (event) => {
    expect(compose(event, 'email').attachments).toEqual([])
  })
})
