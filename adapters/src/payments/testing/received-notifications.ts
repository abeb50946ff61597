import type { ReceivedNotification } from '@camp/application/payments/payment-gateway.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { writeForm } from '../peach-fields.ts'
import { peachWebhookSignature, withPeachSignature } from '../peach-signature.ts'

export const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
export const url = 'https://shop.test/api/payments/notifications'
export const [oldToken, newToken] = ['old-token', 'new-token']
export const rules = { secretTokens: [newToken], now }

export const fields = new Map([
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
export const read = {
  kind: 'payment',
  checkoutId: 'c'.repeat(32),
  merchantTransactionId: '81243055701',
  paymentId: 'd'.repeat(32),
  refundOfPaymentId: null,
  resultCode: '000.100.110',
  amount: Money.cents(150_000),
  at: Temporal.Instant.from('2026-11-21T07:59:58.120Z'),
}

export const formType = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
export const received = (rawBody: string, headers: Record<string, string> = formType): ReceivedNotification => ({
  rawBody,
  headers,
  url,
})
export const aForm = (changes: Record<string, string> = {}, token = newToken) =>
  received(writeForm(withPeachSignature(new Map([...fields, ...Object.entries(changes)]), token)))

export function aDelivery(facts: { body?: string; deliveredAt?: string; token?: string } = {}): ReceivedNotification {
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
