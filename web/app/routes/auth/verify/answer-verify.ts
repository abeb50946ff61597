import { actorOf } from '@camp/application/people/current-session.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { redirect } from 'react-router'
import {
  type AuthAnswer,
  type AuthPost,
  enter,
  refuseForeign,
  refuseWith,
  textOf,
  wantedPath,
  withWanted,
} from '#app/components/auth/auth-post.ts'
import { channelOf } from '#app/components/auth/channel-of.ts'
import { authFieldOfRefusal } from '#app/components/auth/field-of-refusal.ts'
import { codeCookie, withCookies } from '#server/session/session-cookies.ts'

const acts = { code: signInByCode, password: choosePassword, send: sendContactCode, prove: proveContact }

/** Every form of the page. */
export async function answerVerify(post: AuthPost): Promise<AuthAnswer> {
  const foreign = refuseForeign(post)
  if (foreign) return foreign
  const go = textOf(post.form, 'go')
  return isAct(go) ? acts[go](post) : refuseWith(post.form, 'failed')
}

function isAct(go: string): go is keyof typeof acts {
  return Object.hasOwn(acts, go)
}

/** Who has no password yet is offered one, and goes on from there. */
async function signInByCode(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, form } = post
  const code = textOf(form, 'code')
  if (code.trim() === '') return refuseWith(form, 'code-missing', 'code')
  const { codeKey, browser } = facts.signIn
  const started = await useCases.signInWithCode.execute({ key: codeKey ?? '', code, browser })
  if (!started.ok) return refuseWith(form, started.refusal.code, authFieldOfRefusal(started.refusal.code))
  if (started.value.hasPassword) return enter(post, started.value)
  return enter(post, started.value, withWanted('/auth/verify?step=password', wantedPath(facts)))
}

async function choosePassword(post: AuthPost): Promise<AuthAnswer> {
  const { useCases, facts, form } = post
  const password = textOf(form, 'password')
  if (password === '') return refuseWith(form, 'new-password-missing', 'password')
  const { current, browser } = facts.signIn
  const actor = current ? actorOf(current) : visitor
  const started = await useCases.chooseFirstPassword.execute({ actor, password, browser })
  if (started.ok) return enter(post, started.value)
  return refuseWith(form, started.refusal.code, authFieldOfRefusal(started.refusal.code))
}

async function sendContactCode({ useCases, facts, form }: AuthPost): Promise<AuthAnswer> {
  const { actor, signIn, url } = facts
  const asked = await useCases.requestContactCode.execute({ actor, channel: channelOf(form), browser: signIn.browser })
  if (!asked.ok) return refuseWith(form, asked.refusal.code)
  const headers = withCookies([codeCookie(url, asked.value.key)])
  return redirect(withWanted('/auth/verify', wantedPath(facts)), { status: 303, headers })
}

async function proveContact({ useCases, facts, form }: AuthPost): Promise<AuthAnswer> {
  const code = textOf(form, 'code')
  if (code.trim() === '') return refuseWith(form, 'code-missing', 'code')
  const { codeKey, browser } = facts.signIn
  const proved = await useCases.verifyContact.execute({ key: codeKey ?? '', code, browser })
  if (!proved.ok) return refuseWith(form, proved.refusal.code, authFieldOfRefusal(proved.refusal.code))
  const role = facts.session?.role ?? 'USER'
  return redirect(postLoginDestination(role, wantedPath(facts) ?? '/auth/verify'), { status: 303 })
}
