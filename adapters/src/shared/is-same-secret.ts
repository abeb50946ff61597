import { createHash, timingSafeEqual } from 'node:crypto'

/** Hashed to one length, so that comparing takes the same time whatever was given. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(hashed(given), hashed(right))
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
