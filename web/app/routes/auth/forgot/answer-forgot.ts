import { redirect } from 'react-router'
import {
  type AuthAnswer,
  type AuthPost,
  refuseForeign,
  refuseWith,
  textOf,
  wantedPath,
  withWanted,
} from '#app/components/auth/auth-post.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'

/** The same answer for those whom we know and for all others. */
export async function answerForgot(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, form } = post
  const foreign = refuseForeign(post)
  if (foreign) return foreign
  const login = textOf(form, 'username').trim()
  if (login === '') return refuseWith(form, 'login-missing', 'username')

  const wish = { login, purpose: 'reset-password', channel: 'email', browser: facts.signIn.browser } as const
  const asked = await useCases.requestCode.execute(wish)
  if (!asked.ok) return refuseWith(form, asked.refusal.code)
  const headers = withCookies([codeCookie(facts.url, asked.value.key)])
  return redirect(withWanted('/auth/reset', wantedPath(facts)), { status: 303, headers })
}
