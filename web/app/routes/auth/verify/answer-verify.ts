import { actorOf } from '@camp/application/people/current-session.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { redirect } from 'react-router'
import { newPassword, typedCode } from '#app/components/auth/auth-forms.server.ts'
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
import { type AuthProblemCode, authFieldOfRefusal } from '#app/components/auth/auth-problems.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'

const acts = { code: signInByCode, password: choosePassword, send: sendContactCode, prove: proveContact }

/** Every form of the page. */
export async function answerVerify(post: AuthPost): Promise<AuthAnswer> {
  const { go } = post.typed
  return isAct(go) ? acts[go](post) : refuseWith(post, 'failed')
}

function isAct(go: string): go is keyof typeof acts {
  return Object.hasOwn(acts, go)
}

/** Who has no password yet is offered one, and goes on from there. */
async function signInByCode(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof typedCode, AuthProblemCode>(typedCode, typed)
  if (!read.ok) return refusePost(post, read.refusal.problems)
  const { code } = read.value
  const { codeKey, browser } = facts.signIn
  const started = await useCases.signInWithCode.execute({ key: codeKey ?? '', code, browser })
  if (!started.ok) return refuseFor(post, started.refusal, authFieldOfRefusal(started.refusal.code))
  if (started.value.hasPassword) return enter(post, started.value)
  return enter(post, started.value, withWanted('/auth/verify?step=password', wantedPath(facts)))
}

async function choosePassword(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof newPassword, AuthProblemCode>(newPassword, typed)
  if (!read.ok) return refusePost(post, read.refusal.problems)
  const { password } = read.value
  const { current, browser } = facts.signIn
  const actor = current ? actorOf(current) : visitor
  const started = await useCases.chooseFirstPassword.execute({ actor, password, browser })
  if (started.ok) return enter(post, started.value)
  return refuseWith(post, started.refusal.code, authFieldOfRefusal(started.refusal.code))
}

async function sendContactCode(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const { actor, signIn, url } = facts
  const asked = await useCases.requestContactCode.execute({ actor, channel: typed.channel, browser: signIn.browser })
  if (!asked.ok) return refuseWith(post, asked.refusal.code)
  const headers = withCookies([codeCookie(url, asked.value.key)])
  return redirect(withWanted('/auth/verify', wantedPath(facts)), { status: 303, headers })
}

async function proveContact(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, typed } = post
  const read = readTyped<typeof typedCode, AuthProblemCode>(typedCode, typed)
  if (!read.ok) return refusePost(post, read.refusal.problems)
  const { code } = read.value
  const { codeKey, browser } = facts.signIn
  const proved = await useCases.verifyContact.execute({ key: codeKey ?? '', code, browser })
  if (!proved.ok) return refuseFor(post, proved.refusal, authFieldOfRefusal(proved.refusal.code))
  const role = facts.session?.role ?? 'USER'
  return redirect(postLoginDestination(role, wantedPath(facts) ?? '/auth/verify'), { status: 303 })
}
