import { createHmac, timingSafeEqual } from 'node:crypto'

export type PeachFields = ReadonlyMap<string, string>

/**
 * What scheme A signs: every field but the signature, empty ones too, sorted by key, keys and values run
 * together.
 */
export function peachSigningString(fields: PeachFields): string {
  return [...fields]
    .filter(([key]) => key !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => key + value)
    .join('')
}

export function peachSignature(fields: PeachFields, secretToken: string): string {
  return hmac(peachSigningString(fields), secretToken)
}

export function withPeachSignature(fields: PeachFields, secretToken: string): PeachFields {
  return new Map([...fields, ['signature', peachSignature(fields, secretToken)]])
}

/** Scheme B signs the message around the raw body; its parts travel in headers. */
export interface PeachWebhookMessage {
  readonly timestamp: string
  readonly id: string
  /** The notification address exactly as the gateway has it. */
  readonly url: string
  readonly rawBody: string
}

export function peachWebhookSignature({ timestamp, id, url, rawBody }: PeachWebhookMessage, secretToken: string): string {
  return hmac(`${timestamp}.${id}.${url}.${rawBody}`, secretToken)
}

/** Compares with every candidate and in constant time, so that the answer's delay tells nothing. */
export function matchesOneOf(given: string, candidates: readonly string[]): boolean {
  return candidates.map((candidate) => isSame(given, candidate)).includes(true)
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function hmac(message: string, secretToken: string): string {
  return createHmac('sha256', secretToken).update(message, 'utf8').digest('hex')
}
