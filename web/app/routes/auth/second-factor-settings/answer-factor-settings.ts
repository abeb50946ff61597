import type { UseCases } from '@camp/application/use-cases.ts'
import { shownRecoveryCode } from '@camp/domain/people/second-factor.ts'
import { data, redirect } from 'react-router'
import { authForm } from '#app/components/auth/auth-forms.server.ts'
import { wantedPath, withWanted } from '#app/components/auth/auth-post.ts'
import { type AuthProblem, authStatus, factorProblem } from '#app/components/auth/auth-problems.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { startedCookies, withCookies } from '#server/session/session-cookies.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import { ownActor } from './load-factor-settings.server.ts'

export interface FactorPost {
  readonly useCases: Pick<UseCases, 'beginSecondFactor' | 'turnOnSecondFactor' | 'turnOffSecondFactor' | 'renewRecoveryCodes'>
  readonly facts: RequestFacts
  readonly form: FormData
}

/** What the page shows after a form: what is wrong, or codes that are shown once. */
export interface FactorReply {
  readonly problems: readonly AuthProblem[]
  readonly recoveryCodes: readonly string[]
}

const acts = { begin, 'turn-on': turnOn, codes: renew, off: turnOff }

export async function answerFactorSettings(post: FactorPost) {
  const { csrfToken, go, code } = readForm(authForm, post.form)
  if (!isOwnForm(post.facts.signIn, csrfToken) || !Object.hasOwn(acts, go)) return refuse('form-too-old', go)
  return acts[go as keyof typeof acts](post, { code })
}

interface Typed {
  readonly code: string
}

function refuse(refusal: Parameters<typeof factorProblem>[0], go: string) {
  const { code, field } = factorProblem(refusal)
  const problems = [{ code, field: field && `${go}-${field}` }]
  return data<FactorReply>({ problems, recoveryCodes: [] }, { status: authStatus(problems) })
}

function show(recoveryCodes: readonly string[], headers = new Headers()) {
  return data<FactorReply>({ problems: [], recoveryCodes: recoveryCodes.map(shownRecoveryCode) }, { headers })
}

async function begin({ useCases, facts }: FactorPost) {
  const begun = await useCases.beginSecondFactor.execute({ actor: ownActor(facts) })
  return begun.ok ? here(facts) : refuse(begun.refusal.code, 'begin')
}

async function turnOn({ useCases, facts }: FactorPost, { code }: Typed) {
  const on = await useCases.turnOnSecondFactor.execute({ actor: ownActor(facts), code, browser: facts.signIn.browser })
  return on.ok
    ? show(on.value.recoveryCodes, withCookies(startedCookies(facts, on.value.session)))
    : refuse(on.refusal.code, 'turn-on')
}

async function renew({ useCases, facts }: FactorPost, typed: Typed) {
  const renewed = await useCases.renewRecoveryCodes.execute({ actor: ownActor(facts), browser: facts.signIn.browser, ...typed })
  return renewed.ok ? show(renewed.value.recoveryCodes) : refuse(renewed.refusal.code, 'codes')
}

async function turnOff({ useCases, facts }: FactorPost, typed: Typed) {
  const off = await useCases.turnOffSecondFactor.execute({ actor: ownActor(facts), browser: facts.signIn.browser, ...typed })
  return off.ok ? here(facts) : refuse(off.refusal.code, 'off')
}

function here(facts: RequestFacts): Response {
  return redirect(withWanted('/auth/second-factor/settings', wantedPath(facts)), { status: 303 })
}
