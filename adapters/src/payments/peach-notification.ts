import type {
  NotificationRefusal,
  PaymentNotification,
  ReceivedNotification,
} from '@camp/application/payments/payment-gateway.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { z } from 'zod'
import { readAmount } from './peach-amount.ts'
import { readJson, readPeachFields } from './peach-fields.ts'
import { matchesOneOf, type PeachFields, peachSignature, peachWebhookSignature } from './peach-signature.ts'

export interface NotificationRules {
  readonly secretTokens: readonly string[]
  readonly now: Temporal.Instant
}

/**
 * Header timestamps are of the delivery; a form's timestamp is of the event, and its delivery is tried for 30
 * days.
 */
const headerTolerance = Temporal.Duration.from({ minutes: 5 })
const formTolerance = Temporal.Duration.from({ hours: 31 * 24 })

const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value)
const optional = (form: RegExp) => z.preprocess(absentWhenEmpty, z.string().regex(form).optional())

/**
 * Strict on purpose: scheme A signs keys and values run together, so a value that swallowed its neighbour
 * must not pass.
 */
const notification = z.object({
  merchantTransactionId: z.string().regex(/^[A-Za-z0-9]{8,16}$/),
  'result.code': z.string().regex(/^\d{3}\.\d{3}\.\d{3}$/),
  checkoutId: optional(/^[0-9A-Za-z-]{16,64}$/),
  id: optional(/^[0-9A-Fa-f]{32}$/),
  referencedId: optional(/^[0-9A-Fa-f]{32}$/),
  amount: optional(/^\d{1,10}(\.\d{1,2})?$/),
  currency: optional(/^[A-Z]{3}$/),
  paymentType: optional(/^[A-Z]{2}$/),
  timestamp: z.string().max(40),
})

export function readPeachNotification(
  received: ReceivedNotification,
  rules: NotificationRules,
): Result<PaymentNotification, NotificationRefusal> {
  return header(received, 'x-webhook-signature') === undefined
    ? readSignedForm(received, rules)
    : readSignedDelivery(received, rules)
}

/**
 * Scheme A: the signature is a field of the form. The gateway's first call is unsigned JSON that only tries
 * the address.
 */
function readSignedForm(received: ReceivedNotification, { secretTokens, now }: NotificationRules) {
  const fields = readBody(received)
  if (!fields) return refused({ code: 'notification-unreadable' })

  const signature = fields.get('signature')
  if (signature === undefined && isJson(received)) return refused({ code: 'notification-test' })
  const candidates = secretTokens.map((token) => peachSignature(fields, token))
  if (!matchesOneOf(signature ?? '', candidates)) return refused({ code: 'signature-invalid' })

  const read = translated(fields, null)
  return read.ok && isStale(read.value.at, now, formTolerance) ? refused({ code: 'notification-stale', at: read.value.at }) : read
}

/** Scheme B: headers sign the raw body together with the delivery's time, its id and our address. */
function readSignedDelivery(received: ReceivedNotification, { secretTokens, now }: NotificationRules) {
  const [timestamp, id, signature, algorithm] = ['timestamp', 'id', 'signature', 'signature-algorithm'].map((name) =>
    header(received, `x-webhook-${name}`),
  )
  if (!timestamp || !id || !signature || !isHmacSha256(algorithm)) return refused({ code: 'signature-invalid' })

  const message = { timestamp, id, url: received.url, rawBody: received.rawBody }
  const candidates = secretTokens.map((token) => peachWebhookSignature(message, token))
  if (!matchesOneOf(signature, candidates)) return refused({ code: 'signature-invalid' })

  const deliveredAt = instant(timestamp)
  if (!deliveredAt) return refused({ code: 'notification-unreadable' })
  if (isStale(deliveredAt, now, headerTolerance)) return refused({ code: 'notification-stale', at: deliveredAt })

  const fields = readBody(received)
  if (!fields) return refused({ code: 'notification-unreadable' })
  return fields.has('result.code') ? translated(fields, id) : refused({ code: 'notification-test' })
}

function translated(fields: PeachFields, deliveryId: string | null): Result<PaymentNotification, NotificationRefusal> {
  const read = notification.safeParse(Object.fromEntries(fields))
  const at = read.success ? instant(read.data.timestamp) : undefined
  const isHalfAnAmount = read.success && (read.data.amount === undefined) !== (read.data.currency === undefined)
  if (!read.success || !at || isHalfAnAmount) return refused({ code: 'notification-unreadable' })

  const { data } = read
  return accepted({
    kind: data.paymentType === 'RF' ? 'refund' : 'payment',
    checkoutId: data.checkoutId ?? null,
    merchantTransactionId: data.merchantTransactionId,
    paymentId: data.id ?? null,
    refundOfPaymentId: data.referencedId ?? null,
    resultCode: data['result.code'],
    amount: readAmount(data.amount, data.currency),
    at,
    deliveryId,
  })
}

function readBody(received: ReceivedNotification): PeachFields | undefined {
  return isJson(received) ? readJson(received.rawBody) : readPeachFields(received.rawBody)
}

function isJson(received: ReceivedNotification): boolean {
  return /^application\/json\b/i.test(header(received, 'content-type') ?? '')
}

function header({ headers }: ReceivedNotification, name: string): string | undefined {
  return Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1]
}

function isHmacSha256(algorithm: string | undefined): boolean {
  return (algorithm ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '') === 'hmacsha256'
}

/** Too old, or further in the future than clocks differ. */
function isStale(at: Temporal.Instant, now: Temporal.Instant, tolerance: Temporal.Duration): boolean {
  return Temporal.Instant.compare(at, now.subtract(tolerance)) < 0 || Temporal.Instant.compare(at, now.add(headerTolerance)) > 0
}

/** ISO 8601, or a number of seconds or milliseconds since 1970. */
function instant(text: string): Temporal.Instant | undefined {
  try {
    if (!/^\d{10,13}$/.test(text)) return Temporal.Instant.from(text)
    return Temporal.Instant.fromEpochMilliseconds(text.length > 10 ? Number(text) : Number(text) * 1000)
  } catch {
    return undefined
  }
}
