import {
  type AuthAnswer,
  type AuthPost,
  enter,
  refuseForeign,
  refusePost,
  refuseWith,
  textOf,
} from '#app/components/auth/auth-post.ts'
import type { AuthProblem } from '#app/components/auth/auth-problems.ts'
import { authFieldOfRefusal } from '#app/components/auth/field-of-refusal.ts'

/** A code and a new password: signed in here, and nowhere else. */
export async function answerReset(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, form } = post
  const foreign = refuseForeign(post)
  if (foreign) return foreign
  const [code, password] = [textOf(form, 'code'), textOf(form, 'password')]
  const missing: AuthProblem[] = []
  if (code.trim() === '') missing.push({ field: 'code', code: 'code-missing' })
  if (password === '') missing.push({ field: 'password', code: 'new-password-missing' })
  if (missing.length > 0) return refusePost(form, missing)

  const { codeKey, browser } = facts.signIn
  const started = await useCases.resetPassword.execute({ key: codeKey ?? '', code, password, browser })
  if (started.ok) return enter(post, started.value)
  return refuseWith(form, started.refusal.code, authFieldOfRefusal(started.refusal.code))
}
