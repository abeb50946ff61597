import { type MiddlewareFunction, redirect } from 'react-router'
import { type RequestFacts, requestFacts } from '../request-scope.ts'
import { withoutRouterParameters } from './guard.ts'

/**
 * Around every page: whose password somebody else chose, or who has put off the second factor for too long,
 * comes nowhere before that is done. Everything else takes them for a visitor.
 */
export const firstThingsFirst: MiddlewareFunction<Response> = async ({ context }, next) => {
  const address = whatComesFirst(context.get(requestFacts))
  if (address !== null) throw redirect(address, 303)
  return next()
}

/** Null: nothing stands in the way. */
export function whatComesFirst({ url, signIn }: Pick<RequestFacts, 'url' | 'signIn'>): string | null {
  if (!signIn.current || mayAct(signIn.current)) return null
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_(root)?$/, '/')
  if (path.startsWith('/auth/')) return null
  const callbackUrl = path + withoutRouterParameters(url)
  if (signIn.current.account.mustChangePassword) return `/auth/verify?${new URLSearchParams({ step: 'password', callbackUrl })}`
  return `/auth/second-factor/settings?${new URLSearchParams({ callbackUrl })}`
}

export function mayAct({ account, factor }: NonNullable<RequestFacts['signIn']['current']>): boolean {
  return !account.mustChangePassword && factor !== 'overdue' && factor !== 'awaited'
}
