import { createHash } from 'node:crypto'

/**
 * The provider's idempotency key: a positive int32 made of our message's id, so every try of a message has
 * the same. Two messages of half a day may share one by chance; `round` then gives the next.
 */
export function deduplicationId(messageId: string, round: number): number {
  const hash = createHash('sha256').update(`sms ${messageId} ${round}`).digest()
  return hash.readUInt32BE(0) >>> 1 || 1
}

/** Our id in at most 20 characters, as the provider keeps it beside the message. */
export function userSuppliedId(messageId: string): string {
  return createHash('sha256').update(`sms ${messageId}`).digest('hex').slice(0, 20)
}
