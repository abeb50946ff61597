import { redirect } from 'react-router'
import { typedCode } from '#app/components/auth/auth-forms.server.ts'
import {
  type AuthAnswer,
  type AuthPost,
  enter,
  refusePost,
  refuseWith,
  wantedPath,
  withWanted,
} from '#app/components/auth/auth-post.ts'
import { type AuthProblemCode, factorProblem } from '#app/components/auth/auth-problems.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { endedCookie, withCookies } from '#server/session/session-cookies.ts'

/** The code, or another account. */
export async function answerSecondFactor(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const { half, browser } = facts.signIn
  const toLogin = withWanted('/auth/login', wantedPath(facts))
  if (typed.go === 'cancel' || !half) {
    if (half) await useCases.signOut.execute({ token: half.token })
    return redirect(toLogin, { status: 303, headers: withCookies([endedCookie(facts.url)]) })
  }
  const read = readTyped<typeof typedCode, AuthProblemCode>(typedCode, typed)
  if (!read.ok) return refusePost(post, [{ field: 'code', code: 'factor-code-missing' }])
  const proved = await useCases.proveSecondFactor.execute({ token: half.token, code: read.value.code, browser })
  if (proved.ok) return enter(post, proved.value)
  const { code, field } = factorProblem(proved.refusal.code)
  return refuseWith(post, code, field)
}
