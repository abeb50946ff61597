import { data, redirect } from 'react-router'
import type { RequestFacts } from '../request-scope.ts'
import { pathAccess } from './path-access.ts'

type Asked = Pick<RequestFacts, 'url' | 'session'>

/**
 * `/user`, `/org` and `/admin`, before anything of them is read or written: who is signed out is led to the
 * sign-in and back.
 */
export function askToSignIn(facts: Asked): void {
  if (entryOf(facts) === 'sign-in-first') throw signInFirst(facts.url)
}

/** Who is signed in and may not enter is told so, in a page with everything around it. */
export function guardArea(facts: Asked): void {
  askToSignIn(facts)
  if (entryOf(facts) === 'forbidden') throw data({ code: 'not-permitted' }, { status: 403 })
}

function entryOf({ url, session }: Asked) {
  return pathAccess(url.pathname.replace(/\.data$/, ''), session?.role ?? null)
}

/** A page for whoever is signed in, outside those areas; what is theirs the use case says. */
export function requireSession({ url, session }: Asked): void {
  if (session === null) throw signInFirst(url)
}

function signInFirst(url: URL): Response {
  const callbackUrl = url.pathname.replace(/\.data$/, '') + withoutRouterParameters(url)
  return redirect(`/auth/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`, 302)
}

/** The query as the reader knows it. */
export function withoutRouterParameters(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('_routes')
  return query.size > 0 ? `?${query}` : ''
}
