import { codeAndNewPassword } from '#app/components/auth/auth-forms.server.ts'
import { type AuthAnswer, type AuthPost, enter, refusePost, refuseWith } from '#app/components/auth/auth-post.ts'
import { type AuthProblemCode, authFieldOfRefusal } from '#app/components/auth/auth-problems.ts'
import { readTyped } from '#app/forms/read-form.server.ts'

/** A code and a new password: signed in here, and nowhere else. */
export async function answerReset(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof codeAndNewPassword, AuthProblemCode>(codeAndNewPassword, typed)
  if (!read.ok) return refusePost(post, read.refusal.problems)

  const { code, password } = read.value
  const { codeKey, browser } = facts.signIn
  const started = await useCases.resetPassword.execute({ key: codeKey ?? '', code, password, browser })
  if (started.ok) return enter(post, started.value)
  return refuseWith(post, started.refusal.code, authFieldOfRefusal(started.refusal.code))
}
