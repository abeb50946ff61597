import { redirect } from 'react-router'
import { loginAndPassword, loginForCode } from '#app/components/auth/auth-forms.server.ts'
import {
  type AuthAnswer,
  type AuthPost,
  enter,
  refuseFor,
  refusePost,
  refuseWith,
  wantedPath,
  withWanted,
} from '#app/components/auth/auth-post.ts'
import type { AuthProblemCode } from '#app/components/auth/auth-problems.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'

/** Both buttons of the page: by password, or asking for a code. */
export async function answerLogin(post: AuthPost): Promise<AuthAnswer> {
  return post.typed.go === 'code' ? askForCode(post) : signIn(post)
}

async function signIn(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof loginAndPassword, AuthProblemCode>(loginAndPassword, typed)
  if (!read.ok) return refusePost(post, read.refusal.problems)

  const { username: login, password } = read.value
  const started = await useCases.signIn.execute({ login, password, browser: facts.signIn.browser })
  return started.ok ? enter(post, started.value) : refuseFor(post, started.refusal)
}

async function askForCode(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof loginForCode, AuthProblemCode>(loginForCode, typed)
  if (!read.ok) return refuseWith(post, 'login-missing', 'username')

  const { channel } = typed
  const wish = { login: read.value.username, purpose: 'sign-in', channel, browser: facts.signIn.browser } as const
  const asked = await useCases.requestCode.execute(wish)
  if (!asked.ok) return refuseWith(post, asked.refusal.code)
  const headers = withCookies([codeCookie(facts.url, asked.value.key)])
  return redirect(withWanted('/auth/verify', wantedPath(facts)), { status: 303, headers })
}
