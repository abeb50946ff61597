import { createHash, randomBytes } from 'node:crypto'
import { isSameSecret } from '../shared/is-same-secret.ts'

/**
 * Salted and hashed once: each message of the channel proves itself, and the password is a long one that no
 * person types.
 */
export function hashedPassword(password: string, salt = randomBytes(16).toString('hex')): string {
  return `${salt}$${createHash('sha256').update(`${salt}$${password}`).digest('hex')}`
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = ''] = stored.split('$')
  return isSameSecret(hashedPassword(password, salt), stored)
}
