import type { ReceivedNotification } from '@camp/application/payments/payment-gateway.ts'
import { refused } from '@camp/domain/shared/result.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPeachFields, writeForm } from './peach-fields.ts'
import { readPeachNotification } from './peach-notification.ts'
import { withPeachSignature } from './peach-signature.ts'
import { aDelivery, aForm, fields, newToken, received, rules } from './testing/received-notifications.ts'

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
    const forged = new Map([...readPeachFields(genuineBody)!, [key, value]])

    expect(readPeachNotification(received(writeForm(forged)), rules)).toEqual(refused({ code: 'signature-invalid' }))
  })

  it('never passes with a character changed, dropped or added in the values that we read', () => {
    const keys = fc.constantFrom(...fields.keys(), 'signature')
    const change = fc.record({ key: keys, at: fc.nat(64), removed: fc.nat(2), added: fc.string({ maxLength: 2 }) })

    fc.assert(
      fc.property(change, ({ key, at, removed, added }) => {
        const genuine = readPeachFields(genuineBody)!
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
    const stolen = readPeachFields(other.rawBody)!.get('signature')!
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
