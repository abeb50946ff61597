import { randomUUID } from 'node:crypto'
import { writeForm } from '@camp/adapters/payments/peach-fields.ts'
import { type PeachFields, peachWebhookSignature, withPeachSignature } from '@camp/adapters/payments/peach-signature.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A: the signature is a field of the form. B: headers sign the raw body. */
export const schemes = ['A', 'B'] as const
export type Scheme = (typeof schemes)[number]

export interface Notice {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Signing {
  readonly scheme: Scheme
  readonly secretToken: string
  /** Our address, as the gateway was given it. */
  readonly url: string
  /** Of the delivery; scheme B signs it. */
  readonly at: Temporal.Instant
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Signs what happened as the gateway does. */
export function signedNotice(fields: PeachFields, { scheme, secretToken, url, at }: Signing): Notice {
  if (scheme === 'A') return { rawBody: writeForm(withPeachSignature(fields, secretToken)), headers: form }
  const rawBody = writeForm(fields)
  const [timestamp, id] = [at.toString({ smallestUnit: 'millisecond' }), randomUUID()]
  return {
    rawBody,
    headers: {
      ...form,
      'x-webhook-signature-algorithm': 'HMAC-SHA256',
      'x-webhook-timestamp': timestamp,
      'x-webhook-id': id,
      'x-webhook-signature': peachWebhookSignature({ timestamp, id, url, rawBody }, secretToken),
    },
  }
}
