import type { Banned } from '@camp/application/people/account.ts'
import { actorOf } from '@camp/application/people/current-session.ts'
import type { StartedSession } from '@camp/application/people/start-session.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { data, redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { type RequestFacts, requestFacts, useCases } from '#server/request-scope.ts'
import { ownPath } from '#server/return-address.ts'
import { startedCookies, withCookies } from '#server/session/session-cookies.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import type { PageRequest } from '#server/staff/page-request.ts'
import { type AuthTyped, authForm } from './auth-forms.server.ts'
import { type AuthProblem, type AuthProblemCode, type AuthReply, authStatus } from './auth-problems.ts'

/** A form of one of these pages. */
export interface AuthPost {
  readonly useCases: UseCases
  readonly facts: RequestFacts
  readonly typed: AuthTyped
}

export type AuthAnswer = Response | ReturnType<typeof data<AuthReply>>

/** The action of one of these pages; a form that is not ours is refused. */
export async function answerAuthForm(
  { context, request }: PageRequest,
  answer: (post: AuthPost) => Promise<AuthAnswer>,
): Promise<AuthAnswer> {
  const typed = readForm(authForm, await request.formData())
  const post = { useCases: context.get(useCases), facts: context.get(requestFacts), typed }
  return isOwnForm(post.facts.signIn, typed.csrfToken) ? answer(post) : refuseWith(post, 'form-too-old')
}

/** Where to go afterwards: `callbackUrl` of the page's own address, when it is one of this site. */
export function wantedPath({ url }: Pick<RequestFacts, 'url'>): string | null {
  return ownPath(url.searchParams.get('callbackUrl'), url.origin)
}

/** Another of these pages, which goes on to the same place. */
export function withWanted(path: string, wanted: string | null): string {
  if (wanted === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ callbackUrl: wanted })}`
}

export function refusePost({ typed }: Pick<AuthPost, 'typed'>, problems: readonly AuthProblem[]): AuthAnswer {
  return data({ problems, login: typed.username, go: typed.go }, { status: authStatus(problems) })
}

export function refuseWith(post: Pick<AuthPost, 'typed'>, code: AuthProblemCode, field: string | null = null): AuthAnswer {
  return refusePost(post, [{ field, code }])
}

/** With what a ban has to say. */
export function refuseFor(post: Pick<AuthPost, 'typed'>, refusal: Refusal, field: string | null = null): AuthAnswer {
  if (refusal.code !== 'banned') return refuseWith(post, refusal.code, field)
  const { since, reason } = refusal
  return refusePost(post, [{ field, code: 'banned', ban: { since: since?.toString() ?? null, reason } }])
}

type Refusal = Banned | { readonly code: Exclude<AuthProblemCode, 'banned'> }

/** The second factor comes first where it is asked for; where it is due it is offered. */
export function afterFactor({ factor }: Pick<StartedSession, 'factor'>, to: string): string {
  if (factor === 'awaited') return withWanted('/auth/second-factor', to)
  return factor === 'due' || factor === 'overdue' ? withWanted('/auth/second-factor/settings', to) : to
}

const invitations = '/user/invitations'

/** Signed in: the session of before ends, and the role's page opens unless another was wanted. */
export async function enter(
  { useCases, facts }: Pick<AuthPost, 'useCases' | 'facts'>,
  started: StartedSession,
  to = postLoginDestination(started.role, wantedPath(facts)),
): Promise<Response> {
  const before = facts.signIn.token ?? facts.signIn.half?.token
  if (before) await useCases.signOut.execute({ token: before })
  const isAsked = !to.startsWith(invitations) && (await hasInvitations(useCases, started))
  const first = isAsked ? withWanted(invitations, to) : to
  return redirect(afterFactor(started, first), { status: 303, headers: withCookies(startedCookies(facts, started)) })
}

/** Who was invited decides when they come in. */
async function hasInvitations(useCases: UseCases, { token, factor }: StartedSession): Promise<boolean> {
  if (factor === 'awaited') return false
  const current = await useCases.readSession.execute({ token })
  const own = current && (await useCases.listOwnInvitations.execute({ actor: actorOf(current) }))
  return own?.ok === true && own.value.length > 0
}
