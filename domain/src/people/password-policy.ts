import { accepted, type Result, refused } from '../shared/result.ts'
import { commonPasswords } from './common-passwords.ts'

/** Characters; of any kind, also spaces: there are no rules of composition (ASVS 6.2). */
export const shortestPassword = 8
export const longestPassword = 128

export type PasswordRefusal = { readonly code: 'password-too-short' | 'password-too-long' | 'password-too-common' }

/** Whether a password may be chosen. Those that exist are never judged again. */
export function judgePassword(password: string): Result<string, PasswordRefusal> {
  const { length } = [...password]
  if (length < shortestPassword) return refused({ code: 'password-too-short' })
  if (length > longestPassword) return refused({ code: 'password-too-long' })
  if (isCommon(password)) return refused({ code: 'password-too-common' })
  return accepted(password)
}

function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1
}
