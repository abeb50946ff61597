import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { smsAccountOnWire, smsOnWire } from './sms-on-wire.ts'

it('the report on SMS carries no whole number', () => {
  const listed = smsOnWire({
    id: 'sms-1',
    sentAt: Temporal.Instant.from('2026-11-21T08:00:00.000Z'),
    to: '27821234567',
    type: 'default',
    organisationName: 'Boskloof Camp',
    simpleReference: '482-913-107',
    deliveryState: 'failed',
    error: 'FAILED.EXPIRED',
    parts: 2,
    credits: null,
  })

  expect(listed).toMatchObject({ to: '+27 ••• 567', state: 'failed', sentAt: '2026-11-21T08:00:00.000Z', parts: 2 })
  expect(JSON.stringify(listed)).not.toContain('27821234567')
})

it('the account is what is left, or why nobody knows', () => {
  const credits = { balance: 812.5, limit: 10, isTransferAllowed: false }
  const profile = { id: '1', username: 'camp', created: '', credits, quota: { size: 500, remaining: 488 } }
  const down = { code: 'sms-refused', reason: 'no-answer', status: null, title: 'no answer', detail: 'secret' } as const

  expect(smsAccountOnWire(accepted(profile))).toEqual({
    isKnown: true,
    balance: 812.5,
    limit: 10,
    quotaSize: 500,
    quotaRemaining: 488,
  })
  expect(smsAccountOnWire(refused(down))).toEqual({ isKnown: false, reason: 'no-answer', title: 'no answer' })
})
