import { type MiddlewareFunction, redirect } from 'react-router'
import { type RequestFacts, requestFacts } from '../request-scope.ts'
import { withoutRouterParameters } from './guard.ts'

/**
 * Around every page: whose password somebody else chose comes nowhere before it is changed. Everything else
 * takes them for a visitor.
 */
export const requireOwnPassword: MiddlewareFunction<Response> = async ({ context }, next) => {
  const address = whereToChoose(context.get(requestFacts))
  if (address !== null) throw redirect(address, 303)
  return next()
}

/** Null: nothing stands in the way. */
export function whereToChoose({ url, signIn }: Pick<RequestFacts, 'url' | 'signIn'>): string | null {
  if (!signIn.current?.account.mustChangePassword) return null
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_(root)?$/, '/')
  if (path.startsWith('/auth/')) return null
  const callbackUrl = path + withoutRouterParameters(url)
  return `/auth/verify?${new URLSearchParams({ step: 'password', callbackUrl })}`
}
