import type { AuthProblemCode } from './auth-problems.ts'

/** The field to look at again. */
export function authFieldOfRefusal(code: AuthProblemCode): string | null {
  if (code === 'code-wrong') return 'code'
  return code.startsWith('password-') ? 'password' : null
}
