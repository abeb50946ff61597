import { redirect } from 'react-router'
import { loginForCode } from '#app/components/auth/auth-forms.server.ts'
import { type AuthAnswer, type AuthPost, refusePost, refuseWith, wantedPath, withWanted } from '#app/components/auth/auth-post.ts'
import type { AuthProblemCode } from '#app/components/auth/auth-problems.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'

/** The same answer for those whom we know and for all others. */
export async function answerForgot(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof loginForCode, AuthProblemCode>(loginForCode, typed)
  if (!read.ok) return refusePost(post, read.refusal.problems)

  const login = read.value.username
  const wish = { login, purpose: 'reset-password', channel: 'email', browser: facts.signIn.browser } as const
  const asked = await useCases.requestCode.execute(wish)
  if (!asked.ok) return refuseWith(post, asked.refusal.code)
  const headers = withCookies([codeCookie(facts.url, asked.value.key)])
  return redirect(withWanted('/auth/reset', wantedPath(facts)), { status: 303, headers })
}
