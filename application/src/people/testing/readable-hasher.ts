import type { PasswordCheck, PasswordHasher } from '../password-hasher.ts'

/**
 * A hash that a test can read: `hash of camping-demo`. One that begins with `old` has outdated parameters.
 */
export class ReadableHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    return `hash of ${password}`
  }

  async check(password: string, passwordHash: string | null): Promise<PasswordCheck> {
    const isRight = passwordHash?.endsWith(`hash of ${password}`) ?? false
    return { isRight, isOutdated: isRight && passwordHash?.startsWith('old') === true }
  }
}
