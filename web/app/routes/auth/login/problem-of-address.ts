import type { AuthProblemCode } from '#app/components/auth/auth-problems.ts'

/** `?error=…`, as clients of `/api/auth` are sent here. */
export function problemOfAddress(error: string | null): AuthProblemCode | null {
  if (error === null || error === 'SessionRequired') return null
  if (error === 'CredentialsSignin') return 'credentials-wrong'
  return error === 'TooManyTries' ? 'too-many-tries' : 'failed'
}
