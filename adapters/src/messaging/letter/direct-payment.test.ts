import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { describe, expect, it } from 'vitest'
import { WordingComposer } from '../wording-composer.ts'

const account = { bank: 'FNB', name: 'Boskloof Camp', number: '62001234567', branchCode: '250655' }
const direct = {
  deposit: { cents: 60_000, by: '2026-11-26' },
  rest: { cents: 60_000, by: '2026-12-04' },
  isOver: false,
  account,
} as const
const facts = someNotificationFacts({ money: { takesOnlinePayment: false, direct } })

function compose(event: NotifiedEvent, channel: 'email' | 'sms' | 'app', language: 'en' | 'af' = 'en') {
  return new WordingComposer().compose({ type: notificationType(event), event, channel, language, facts }).text
}

describe('messages of a campsite without online payment', () => {
  it('say what to pay, until when and how, with the bank details and the reference', () => {
    const text = compose('confirmed', 'email')

    expect(text).toContain(
      'Nothing is paid online. You pay Boskloof Camp R600.00 by transfer by Thursday, 26 November 2026, and R600.00 by Friday, 4 December 2026.',
    )
    expect(text).toContain('Use 482-913-107 as the reference of your transfer.')
    expect(text).toContain(
      'Bank details\nBank: FNB\nName of the account: Boskloof Camp\nAccount number: 62001234567\nBranch code: 250655\nReference: 482-913-107',
    )
    expect(text).toContain('Balance: R600.00 by transfer by Thursday, 26 November 2026, R600.00 by Friday, 4 December 2026')
  })

  it('say it in Afrikaans', () => {
    expect(compose('confirmed', 'email', 'af')).toContain('Bankbesonderhede\nBank: FNB')
  })

  it('name deposit and day in one SMS', () => {
    expect(compose('confirmed', 'sms')).toContain('Please transfer R600.00 by 26')
    expect(compose('confirmed', 'sms', 'af')).toContain('Betaal asb. R600.00')
  })

  it('remind of the deposit with its day, its account and what happens when it does not come', () => {
    const released = { ...direct, deposit: { ...direct.deposit, release: { on: '2026-11-29' } } }
    const request = {
      type: notificationType('transfer-due'),
      event: 'transfer-due',
      facts: someNotificationFacts({ money: { takesOnlinePayment: false, direct: released } }),
      language: 'en',
    } as const
    const composer = new WordingComposer()
    const letter = composer.compose({ ...request, channel: 'email' })

    expect(letter.subject).toBe('Please transfer R600.00 by 26 Nov 2026: Boskloof Camp')
    expect(letter.text).toContain('If it has not come by then, the booking is released on Sunday, 29 November 2026.')
    expect(letter.text).toContain('Account number: 62001234567')
    expect(composer.compose({ ...request, channel: 'sms' }).text).toContain(
      'please transfer R600.00 by 26 Nov 2026 for 482-913-107',
    )
    expect(composer.compose({ ...request, channel: 'app' }).variables).toMatchObject({ 7: 'R600.00', 8: 'by 26 Nov 2026' })
  })

  it('say why a booking was released', () => {
    const cancellation = { reason: 'transfer-missing', ladder: [] }
    const facts = someNotificationFacts({ cancellation, reservation: { status: 'cancelled' } })
    const request = { type: notificationType('cancelled'), event: 'cancelled', channel: 'email', facts } as const
    const letterIn = (language: 'en' | 'af') => new WordingComposer().compose({ ...request, language })

    expect(letterIn('en').text).toContain('hasn’t arrived, so the booking is released and the place is free again.')
    expect(letterIn('af').subject).toContain('Bespreking vrygestel')
  })

  it('ask for nothing online in a template', () => {
    expect(compose('submitted', 'app')).toContain('To pay now: nothing online')
  })
})
