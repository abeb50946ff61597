import { entryTo } from '@camp/domain/people/area.ts'
import { data, redirect } from 'react-router'
import type { RequestFacts } from '../request-scope.ts'

/** `/user`, `/org` and `/admin`: who is signed out is led to the sign-in and back, who may not enter is told so. */
export function guardArea({ url, session }: Pick<RequestFacts, 'url' | 'session'>): void {
  const path = url.pathname.replace(/\.data$/, '')
  const entry = entryTo(path, session?.role ?? null)
  if (entry === 'forbidden') throw data({ code: 'not-permitted' }, { status: 403 })
  if (entry === 'sign-in-first') throw signInFirst(url)
}

/** A page for whoever is signed in, outside those areas; what is theirs the use case says. */
export function requireSession({ url, session }: Pick<RequestFacts, 'url' | 'session'>): void {
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
