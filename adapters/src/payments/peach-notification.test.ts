import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { readPeachNotification } from './peach-notification.ts'
import { aDelivery, aForm, fields, newToken, now, oldToken, read, received, rules } from './testing/received-notifications.ts'

describe.each([
  ['a signed form', aForm, null],
  ['a signed delivery', aDelivery, 'delivery-1'],
] as const)('%s', (_, genuine, deliveryId) => {
  it('is read when it is genuine', () => {
    expect(readPeachNotification(genuine(), rules)).toEqual({ ok: true, value: { ...read, deliveryId } })
  })

  it('is refused without a token to compare with', () => {
    expect(readPeachNotification(genuine(), { secretTokens: [], now })).toEqual(refused({ code: 'signature-invalid' }))
  })
})

describe('replacing the secret token', () => {
  it.each([
    ['before', [oldToken]],
    ['during', [newToken, oldToken]],
  ])('accepts what the old token signed %s', (_, secretTokens) => {
    expect(readPeachNotification(aForm({}, oldToken), { secretTokens, now }).ok).toBe(true)
    expect(readPeachNotification(aDelivery({ token: oldToken }), { secretTokens, now }).ok).toBe(true)
  })

  it.each([
    ['during', [newToken, oldToken]],
    ['after', [newToken]],
  ])('accepts what the new token signed %s', (_, secretTokens) => {
    expect(readPeachNotification(aForm(), { secretTokens, now }).ok).toBe(true)
    expect(readPeachNotification(aDelivery(), { secretTokens, now }).ok).toBe(true)
  })

  it('refuses what the old token signed afterwards', () => {
    expect(readPeachNotification(aForm({}, oldToken), rules)).toEqual(refused({ code: 'signature-invalid' }))
    expect(readPeachNotification(aDelivery({ token: oldToken }), rules)).toEqual(refused({ code: 'signature-invalid' }))
  })
})

describe('stale notifications', () => {
  it.each(['2026-11-21T07:54:59Z', '2026-11-21T08:05:01Z'])(
    'refuses a delivery of %s, more than five minutes away',
    (deliveredAt) => {
      expect(readPeachNotification(aDelivery({ deliveredAt }), rules)).toMatchObject({ refusal: { code: 'notification-stale' } })
    },
  )

  it('takes a delivery time in seconds since 1970 too', () => {
    const deliveredAt = String(now.epochMilliseconds / 1000 - 10)

    expect(readPeachNotification(aDelivery({ deliveredAt }), rules).ok).toBe(true)
  })

  it('accepts a form of 30 days ago, which the gateway may still be repeating, and refuses older ones', () => {
    expect(readPeachNotification(aForm({ timestamp: '2026-10-22T08:00:00Z' }), rules).ok).toBe(true)
    expect(readPeachNotification(aForm({ timestamp: '2026-10-21T07:00:00Z' }), rules)).toMatchObject({
      refusal: { code: 'notification-stale' },
    })
  })

  it('refuses a form from the future', () => {
    expect(readPeachNotification(aForm({ timestamp: '2026-11-21T08:06:00Z' }), rules)).toMatchObject({
      refusal: { code: 'notification-stale' },
    })
  })
})

describe('other notifications', () => {
  it('knows the unsigned JSON by which the gateway tries the address out', () => {
    const test = received('{"type":"test"}', { 'content-type': 'application/json' })

    expect(readPeachNotification(test, rules)).toEqual(refused({ code: 'notification-test' }))
  })

  it('reads JSON in a signed delivery', () => {
    const body = JSON.stringify({ ...Object.fromEntries(fields), result: { code: '100.396.101' }, 'result.code': undefined })
    const delivery = aDelivery({ body })

    const answer = readPeachNotification(
      { ...delivery, headers: { ...delivery.headers, 'content-type': 'application/json' } },
      rules,
    )

    expect(answer).toMatchObject({ ok: true, value: { resultCode: '100.396.101' } })
  })

  it('tells a refund and the payment it belongs to', () => {
    const answer = readPeachNotification(aForm({ paymentType: 'RF', id: 'a'.repeat(32), referencedId: 'd'.repeat(32) }), rules)

    expect(answer).toMatchObject({
      value: { kind: 'refund', paymentId: 'a'.repeat(32), refundOfPaymentId: 'd'.repeat(32) },
    })
  })

  it.each([
    { 'result.code': '000.000.000 ' },
    { merchantTransactionId: '../../etc' },
    { amount: '-5.00' },
    { amount: '1e3' },
    { currency: '' },
    { timestamp: 'yesterday' },
  ])('cannot read %j even when it is signed', (changes) => {
    expect(readPeachNotification(aForm(changes as unknown as Record<string, string>), rules)).toEqual(
      refused({ code: 'notification-unreadable' }),
    )
  })

  it.each(['', '{', '[]', 'null'])('cannot read the JSON body %j', (rawBody) => {
    const answer = readPeachNotification(received(rawBody, { 'content-type': 'application/json' }), rules)

    expect(answer).toEqual(refused({ code: 'notification-unreadable' }))
  })
})
