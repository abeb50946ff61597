import { accepted, type Result, refused } from '../shared/result.ts'

/** Never like an e-mail address: both sign in, and neither may stand for somebody else. */
const form = /^[a-z0-9][a-z0-9._-]{2,29}$/i

export type UsernameRefusal = { readonly code: 'username-form' }

/** Three to thirty letters, digits, dots, dashes and underscores; empty is none. */
export function readUsername(typed: string): Result<string | null, UsernameRefusal> {
  const text = typed.trim()
  if (text === '') return accepted(null)
  return form.test(text) ? accepted(text) : refused({ code: 'username-form' })
}
