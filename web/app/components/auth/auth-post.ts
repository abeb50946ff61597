import type { StartedSession } from '@camp/application/people/start-session.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { data, redirect } from 'react-router'
import type { RequestFacts } from '#server/request-scope.ts'
import { ownPath } from '#server/return-address.ts'
import { startedCookies, withCookies } from '#server/session/session-cookies.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import { type AuthProblem, type AuthProblemCode, type AuthReply, authStatus } from './auth-problems.ts'

/** A form of one of these pages. */
export interface AuthPost {
  readonly useCases: UseCases
  readonly facts: RequestFacts
  readonly form: FormData
}

export type AuthAnswer = Response | ReturnType<typeof data<AuthReply>>

/** Where to go afterwards: `callbackUrl` of the page's own address, when it is one of this site. */
export function wantedPath({ url }: Pick<RequestFacts, 'url'>): string | null {
  return ownPath(url.searchParams.get('callbackUrl'), url.origin)
}

/** Another of these pages, which goes on to the same place. */
export function withWanted(path: string, wanted: string | null): string {
  if (wanted === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ callbackUrl: wanted })}`
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function refusePost(form: FormData, problems: readonly AuthProblem[]): AuthAnswer {
  return data({ problems, login: textOf(form, 'username') }, { status: authStatus(problems) })
}

export function refuseWith(form: FormData, code: AuthProblemCode, field: string | null = null): AuthAnswer {
  return refusePost(form, [{ field, code }])
}

/** Nothing when the form is ours. */
export function refuseForeign({ facts, form }: Pick<AuthPost, 'facts' | 'form'>): AuthAnswer | undefined {
  return isOwnForm(facts.signIn, form.get('csrfToken')) ? undefined : refuseWith(form, 'form-too-old')
}

/** Signed in: the session of before ends, and the role's page opens unless another was wanted. */
export async function enter(
  { useCases, facts }: Pick<AuthPost, 'useCases' | 'facts'>,
  started: StartedSession,
  to = postLoginDestination(started.role, wantedPath(facts)),
): Promise<Response> {
  if (facts.signIn.token) await useCases.signOut.execute({ token: facts.signIn.token })
  return redirect(to, { status: 303, headers: withCookies(startedCookies(facts, started)) })
}
