import type { ReceivedNotification } from '@camp/application/payments/payment-gateway.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readForm, writeForm } from './peach-fields.ts'
import { readPeachNotification } from './peach-notification.ts'
import { peachWebhookSignature, withPeachSignature } from './peach-signature.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const url = 'https://shop.test/api/payments/notifications'
const [oldToken, newToken] = ['old-token', 'new-token']
const rules = { secretTokens: [newToken], now }

const fields = new Map([
  ['amount', '1500.00'],
  ['card.bin', '420000'],
  ['card.holder', ''],
  ['card.last4Digits', '0091'],
  ['checkoutId', 'c'.repeat(32)],
  ['currency', 'ZAR'],
  ['customParameters[reservation]', 'abc'],
  ['id', 'd'.repeat(32)],
  ['merchantTransactionId', '81243055701'],
  ['paymentBrand', 'VISA'],
  ['paymentType', 'DB'],
  ['result.code', '000.100.110'],
  ['result.description', 'Request successfully processed'],
  ['timestamp', '2026-11-21T07:59:58.120Z'],
])
const read = {
  kind: 'payment',
  checkoutId: 'c'.repeat(32),
  merchantTransactionId: '81243055701',
  paymentId: 'd'.repeat(32),
  refundOfPaymentId: null,
  resultCode: '000.100.110',
  amount: Money.cents(150_000),
  at: Temporal.Instant.from('2026-11-21T07:59:58.120Z'),
}

const formType = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
const received = (rawBody: string, headers: Record<string, string> = formType): ReceivedNotification => ({
  rawBody,
  headers,
  url,
})
const aForm = (changes: Record<string, string> = {}, token = newToken) =>
  received(writeForm(withPeachSignature(new Map([...fields, ...Object.entries(changes)]), token)))

function aDelivery(facts: { body?: string; deliveredAt?: string; token?: string } = {}): ReceivedNotification {
  const { body = writeForm(fields), deliveredAt = '2026-11-21T08:00:00Z', token = newToken } = facts
  const message = { timestamp: deliveredAt, id: 'delivery-1', url, rawBody: body }
  return received(body, {
    ...formType,
    'X-Webhook-Signature-Algorithm': 'HMAC-SHA256',
    'X-Webhook-Timestamp': deliveredAt,
    'X-Webhook-Id': 'delivery-1',
    'X-Webhook-Signature': peachWebhookSignature(message, token),
  })
}

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

describe('forged notifications', () => {
  const genuineBody = aForm().rawBody
  const otherValues: Record<string, string> = {
    amount: '1.00',
    currency: 'USD',
    checkoutId: 'e'.repeat(32),
    merchantTransactionId: '81243055702',
    id: 'f'.repeat(32),
    'result.code': '000.000.000',
    timestamp: '2026-11-21T07:59:59.120Z',
    paymentType: 'RF',
  }

  it.each(Object.entries(otherValues))('is refused with another %s under the same signature', (key, value) => {
    const forged = new Map([...readForm(genuineBody)!, [key, value]])

    expect(readPeachNotification(received(writeForm(forged)), rules)).toEqual(refused({ code: 'signature-invalid' }))
  })

  it('never passes with a character changed, dropped or added in the values that we read', () => {
    const keys = fc.constantFrom(...fields.keys(), 'signature')
    const change = fc.record({ key: keys, at: fc.nat(64), removed: fc.nat(2), added: fc.string({ maxLength: 2 }) })

    fc.assert(
      fc.property(change, ({ key, at, removed, added }) => {
        const genuine = readForm(genuineBody)!
        const value = genuine.get(key)!
        const changed = value.slice(0, at) + added + value.slice(at + removed)
        fc.pre(changed !== value)
        return !readPeachNotification(received(writeForm(new Map([...genuine, [key, changed]]))), rules).ok
      }),
      { numRuns: 1_000 },
    )
  })

  it('never passes with a byte of a signed delivery changed, in body or headers', () => {
    const genuine = aDelivery()
    const names = ['X-Webhook-Timestamp', 'X-Webhook-Id', 'X-Webhook-Signature'] as const
    const part = fc.constantFrom('body', 'url', ...names)

    fc.assert(
      fc.property(part, fc.nat(400), fc.string({ minLength: 1, maxLength: 1 }), (where, at, character) => {
        const replaced = (text: string) => text.slice(0, at % text.length) + character + text.slice((at % text.length) + 1)
        const forged: ReceivedNotification =
          where === 'body'
            ? { ...genuine, rawBody: replaced(genuine.rawBody) }
            : where === 'url'
              ? { ...genuine, url: replaced(genuine.url) }
              : { ...genuine, headers: { ...genuine.headers, [where]: replaced(genuine.headers[where]!) } }
        fc.pre(JSON.stringify(forged) !== JSON.stringify(genuine))
        return !readPeachNotification(forged, rules).ok
      }),
      { numRuns: 1_000 },
    )
  })

  it('cannot move a value into its neighbour, which the form signature alone would not notice', () => {
    const keys = [...fields.keys()]
    const swallowed = ['amount', 'checkoutId', 'currency', 'id', 'merchantTransactionId', 'paymentType', 'result.code'].map(
      (key) => {
        const next = keys[keys.indexOf(key) + 1]!
        const moved = withPeachSignature(fields, newToken)
        const forged = new Map(moved)
        forged.set(key, fields.get(key) + next + fields.get(next))
        forged.delete(next)
        return readPeachNotification(received(writeForm(forged)), rules)
      },
    )

    expect(swallowed.filter((answer) => answer.ok)).toEqual([])
  })

  it('cannot say a thing twice', () => {
    const answer = readPeachNotification(received(`${genuineBody}&amount=1.00`), rules)

    expect(answer).toEqual(refused({ code: 'notification-unreadable' }))
  })

  it('cannot get a signature of one order through for another', () => {
    const other = aForm({ merchantTransactionId: '99999999901' })
    const stolen = readForm(other.rawBody)!.get('signature')!
    const forged = new Map([...fields, ['signature', stolen] as const])

    expect(readPeachNotification(received(writeForm(forged)), rules)).toEqual(refused({ code: 'signature-invalid' }))
  })

  it('cannot drop the signature', () => {
    expect(readPeachNotification(received(writeForm(fields)), rules)).toEqual(refused({ code: 'signature-invalid' }))
  })

  it('cannot name a weaker algorithm', () => {
    const genuine = aDelivery()
    const forged = { ...genuine, headers: { ...genuine.headers, 'X-Webhook-Signature-Algorithm': 'none' } }

    expect(readPeachNotification(forged, rules)).toEqual(refused({ code: 'signature-invalid' }))
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
