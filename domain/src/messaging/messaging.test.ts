import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { internationalDigits } from './cell-number.ts'
import type { NotifiedEvent } from './notification.ts'
import { notificationType } from './notification-type.ts'
import { notificationsFor, type ReachableGuest } from './recipients.ts'
import { inGsm7, smsParts } from './sms-parts.ts'

const aGuest = (facts: Partial<ReachableGuest> = {}): ReachableGuest => ({
  email: 'thandi@example.test',
  countryCode: '+27',
  cell: '082 123 4567',
  verificationPreference: 'WHATSAPP',
  ...facts,
})

describe('the type of a notification', () => {
  it.each<[NotifiedEvent, string]>([
    ['submitted', 'booking_request_confirmation'],
    ['payment-pending', 'booking_pending'],
    ['confirmed', 'booking_confirmation'],
    ['deposit-received', 'partial_payment_received'],
    ['payment-received', 'default'],
    ['payment-due', 'payment_due_reminder'],
    ['cancelled', 'booking_cancellation'],
    ['expired', 'booking_cancellation'],
    ['no-show', 'booking_cancellation'],
    ['moved', 'default'],
    ['refunded', 'default'],
    ['payment-after-expiry', 'default'],
    ['review-invitation', 'default'],
  ])('of "%s" is %s', (event, type) => {
    expect(notificationType(event)).toBe(type)
  })
})

describe('the number a message goes to', () => {
  it.each([
    ['+27', '0821234567', '27821234567'],
    ['+27', '82 123 4567', '27821234567'],
    ['27', '(082) 123-4567', '27821234567'],
    ['+264', '081 123 4567', '264811234567'],
    ['+27', '+44 7911 123456', '447911123456'],
  ])('from %s and %s is %s', (countryCode, cell, digits) => {
    expect(internationalDigits(countryCode, cell)).toEqual(accepted(digits))
  })

  it.each([null, '', ' ', '+'])('is refused without a country code (%j)', (countryCode) => {
    expect(internationalDigits(countryCode, '0821234567')).toEqual(refused({ code: 'no-country-code' }))
  })

  it.each([null, '', '0', 'none'])('is refused without a cell number (%j)', (cell) => {
    expect(internationalDigits('+27', cell)).toEqual(refused({ code: 'no-cell-number' }))
  })
})

describe('the recipients of a notification', () => {
  it('are WhatsApp and e-mail for a guest who prefers WhatsApp', () => {
    expect(notificationsFor(aGuest())).toEqual([
      { channel: 'app', to: '27821234567' },
      { channel: 'email', to: 'thandi@example.test' },
    ])
  })

  it('are SMS and e-mail for a guest who prefers SMS', () => {
    expect(notificationsFor(aGuest({ verificationPreference: 'SMS' }))[0]).toEqual({ channel: 'sms', to: '27821234567' })
  })

  it('name the reason where a channel stays silent', () => {
    const channels = notificationsFor(aGuest({ cell: null, email: '' }))

    expect(channels).toEqual([
      { channel: 'app', skipped: 'no-cell-number' },
      { channel: 'email', skipped: 'no-email' },
    ])
  })
})

describe('the parts of an SMS', () => {
  it.each([
    ['a'.repeat(160), 'gsm-7', 160, 1],
    ['a'.repeat(161), 'gsm-7', 161, 2],
    ['a'.repeat(306), 'gsm-7', 306, 2],
    ['a'.repeat(307), 'gsm-7', 307, 3],
    [`${'a'.repeat(159)}€`, 'gsm-7', 161, 2],
    ['ê'.repeat(70), 'ucs-2', 70, 1],
    ['ê'.repeat(71), 'ucs-2', 71, 2],
    ['ê'.repeat(135), 'ucs-2', 135, 3],
    ['', 'gsm-7', 0, 1],
  ])('of %s', (text, encoding, length, parts) => {
    expect(smsParts(text)).toEqual({ encoding, length, parts })
  })

  it.each([
    ['Môreson – “kamp”', 'Moreson - "kamp"'],
    ['Café {F01}', 'Café (F01)'],
    ['Bos 🌳 laer', 'Bos  laer'],
  ])('are cheap once %s is written in GSM-7', (text, plain) => {
    expect(inGsm7(text)).toBe(plain)
    expect(smsParts(inGsm7(text)).encoding).toBe('gsm-7')
  })
})
