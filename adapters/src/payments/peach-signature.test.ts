import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { matchesOneOf, peachSignature, peachSigningString, peachWebhookSignature, withPeachSignature } from './peach-signature.ts'

/** The vendor's documented example, with the identifiers that it shortens filled in. */
const example = new Map([
  ['authentication.entityId', '8ac7a4ca68c22c4d0168c2caab2e0025'],
  ['shopperResultUrl', 'https://example.com/example-webhook'],
  ['amount', '2'],
  ['nonce', 'JHGJSGHDSKJHGJDHGJH'],
  ['paymentType', 'DB'],
  ['currency', 'ZAR'],
  ['merchantTransactionId', 'Test1234'],
  ['notificationUrl', ''],
  ['defaultPaymentMethod', 'CARD'],
])
const exampleString =
  'amount2authentication.entityId8ac7a4ca68c22c4d0168c2caab2e0025currencyZARdefaultPaymentMethodCARD' +
  'merchantTransactionIdTest1234nonceJHGJSGHDSKJHGJDHGJHnotificationUrlpaymentTypeDBshopperResultUrlhttps://example.com/example-webhook'

const hmac = (message: string) => createHmac('sha256', 'token').update(message).digest('hex')

describe('the signature of a form', () => {
  it('runs sorted keys and values together, empty ones too, as in the vendor example', () => {
    expect(peachSigningString(example)).toBe(exampleString)
  })

  it('is the HMAC-SHA256 of that in lower-case hex, and leaves a signature that is already there out', () => {
    const signed = withPeachSignature(example, 'token')

    expect(signed.get('signature')).toBe(hmac(exampleString))
    expect(peachSignature(signed, 'token')).toBe(hmac(exampleString))
  })
})

describe('the signature of a delivery', () => {
  it('covers time, id, address and the raw body', () => {
    const message = { timestamp: '2026-11-21T08:00:00Z', id: 'delivery-1', url: 'https://shop.test/hook', rawBody: 'a=1&b=2' }

    expect(peachWebhookSignature(message, 'token')).toBe(hmac('2026-11-21T08:00:00Z.delivery-1.https://shop.test/hook.a=1&b=2'))
  })
})

describe('comparing signatures', () => {
  it('accepts any of several tokens that are valid at once, and nothing else', () => {
    expect(matchesOneOf('b', ['a', 'b'])).toBe(true)
    expect(matchesOneOf('c', ['a', 'b'])).toBe(false)
    expect(matchesOneOf('', ['a'])).toBe(false)
    expect(matchesOneOf('a', [])).toBe(false)
  })
})
