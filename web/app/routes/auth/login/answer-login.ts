import { redirect } from 'react-router'
import {
  type AuthAnswer,
  type AuthPost,
  enter,
  refuseForeign,
  refusePost,
  refuseWith,
  textOf,
  wantedPath,
  withWanted,
} from '#app/components/auth/auth-post.ts'
import type { AuthProblem } from '#app/components/auth/auth-problems.ts'
import { channelOf } from '#app/components/auth/channel-of.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'

/** Both forms of the page: by password, or asking for a code. */
export async function answerLogin(post: AuthPost): Promise<AuthAnswer> {
  const foreign = refuseForeign(post)
  if (foreign) return foreign
  return post.form.get('go') === 'code' ? askForCode(post) : signIn(post)
}

async function signIn(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, form } = post
  const [login, password] = [textOf(form, 'username').trim(), textOf(form, 'password')]
  const missing: AuthProblem[] = []
  if (login === '') missing.push({ field: 'username', code: 'login-missing' })
  if (password === '') missing.push({ field: 'password', code: 'password-missing' })
  if (missing.length > 0) return refusePost(form, missing)

  const started = await useCases.signIn.execute({ login, password, browser: facts.signIn.browser })
  return started.ok ? enter(post, started.value) : refuseWith(form, started.refusal.code)
}

async function askForCode({ useCases, facts, form }: AuthPost): Promise<AuthAnswer> {
  const login = textOf(form, 'username').trim()
  if (login === '') return refuseWith(form, 'login-missing', 'codeUsername')
  const wish = { login, purpose: 'sign-in', channel: channelOf(form), browser: facts.signIn.browser } as const
  const asked = await useCases.requestCode.execute(wish)
  if (!asked.ok) return refuseWith(form, asked.refusal.code)
  const headers = withCookies([codeCookie(facts.url, asked.value.key)])
  return redirect(withWanted('/auth/verify', wantedPath(facts)), { status: 303, headers })
}
