import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as 43 characters that may stand in a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
