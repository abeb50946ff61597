import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import { guestEvents } from '@camp/domain/messaging/notification.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { describe, expect, it } from 'vitest'
import { compose, longestFacts } from './testing/composed.ts'

describe('every SMS', () => {
  it.each(guestEvents)('about "%s" is one part, with the longest data too', (event) => {
    for (const facts of [someNotificationFacts(), longestFacts]) {
      const { text } = compose(event, 'sms', facts)
      expect(smsParts(text)).toMatchObject({ encoding: 'gsm-7', parts: 1 })
      expect(text).toMatch(/^(Boskloof Camp|Die Groot Mo)/)
      expect(text).toMatch(/https:\/\/\S+$/)
    }
  })

  it('about a balance leads to where it is paid, or is read where nothing is paid online', () => {
    const offline = someNotificationFacts({ money: { takesOnlinePayment: false } })

    expect(compose('payment-due', 'sms').text).toMatch(/balance R1200.00 for .* is due by 4 Dec 2026: .*\/confirm$/)
    expect(compose('payment-due', 'sms', offline).text).not.toMatch(/confirm$/)
    expect(compose('payment-due', 'app', offline).variables?.[9]).not.toMatch(/confirm$/)
  })

  it.each([
    ['en', 60_000, 'thanks, we have received R200.00 for booking 482-913-107. Still to pay: R600.00. Details: '],
    ['en', 0, "R200.00 received for 482-913-107, thanks. There's nothing left to pay."],
    ['af', 60_000, 'R200.00 ontvang vir 482-913-107, dankie. Nog te betaal: R600.00.'],
    ['af', 0, 'R200.00 ontvang vir 482-913-107, dankie. Daar is niks meer om te betaal nie.'],
  ] as const)('in %s about a payment says what is left of %d cents', (language, balance, said) => {
    const facts = someNotificationFacts({ reservation: { status: 'confirmed' }, money: { balance, payment: 20_000 } })

    expect(compose('payment-received', 'sms', facts, language).text).toContain(said)
  })

  it('asks to confirm or cancel by links of its own', () => {
    const { text, links } = compose('submitted', 'sms')

    expect(text).toBe(`Boskloof Camp: confirm ${links[0]} or cancel ${links[1]}`)
    expect(links.map((link) => link.split('/').at(-1))).toEqual(['confirm', 'cancel'])
  })
})

describe('every WhatsApp message', () => {
  it.each(guestEvents)('about "%s" fills all nine variables, each on one line', (event) => {
    const { variables, text } = compose(event, 'app')

    expect(Object.keys(variables ?? {}).filter((name) => /^\d$/.test(name))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
    for (const value of Object.values(variables ?? {})) expect(value).toMatch(/^[^\r\n\t]+$/)
    expect(text).not.toMatch(/\{\{|undefined/)
  })

  it.each([
    ['submitted', 'booking_request_confirmation'],
    ['payment-pending', 'booking_pending'],
    ['confirmed', 'booking_confirmation'],
    ['deposit-received', 'partial_payment_received'],
    ['payment-received', 'default'],
    ['payment-due', 'payment_reminder_for_partial_payments'],
    ['cancelled', 'booking_cancellation'],
    ['expired', 'booking_cancellation'],
    ['no-show', 'default'],
    ['moved', 'default'],
  ] as const)('about "%s" uses the template %s', (event, template) => {
    expect(compose(event, 'app').template).toBe(template)
  })

  it('about a guest who did not come says nothing of a cancellation or of money back', () => {
    const { text, variables } = compose('no-show', 'app')

    expect(text).toContain('there is news about your booking 482-913-107 at Boskloof Camp')
    expect(text).not.toMatch(/cancel|refund/i)
    expect(variables?.[9]).toMatch(/\/reservation\//)
  })

  it('about a payment on its way names that payment', () => {
    const facts = someNotificationFacts({ reservation: { status: 'completed' }, money: { payment: 20_000 } })

    expect([compose('payment-pending', 'app', facts).variables?.[7], compose('payment-pending', 'app').variables?.[7]]).toEqual([
      'R200.00',
      'R600.00',
    ])
  })

  it('asking to confirm carries CONFIRM and CANCEL', () => {
    const { variables, text } = compose('submitted', 'app')

    expect(variables).toMatchObject({
      1: 'Thandi',
      2: 'Boskloof Camp',
      7: 'R600.00',
      CONFIRM: 'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/confirm',
      CANCEL: 'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/cancel',
    })
    expect(text).toContain('Confirm: https://camp.example/r/')
  })
})
