import { Outlet } from 'react-router'
import { requestFacts } from '#server/request-scope.ts'
import { askToSignIn, guardArea } from '#server/session/guard.ts'
import type { Route } from './+types/area-frame.ts'

/**
 * Before loaders, actions and files alike: also who is signed out by the time a form is sent comes back to
 * its page.
 */
export const middleware: Route.MiddlewareFunction[] = [({ context }) => askToSignIn(context.get(requestFacts))]

export function loader({ context }: Route.LoaderArgs) {
  guardArea(context.get(requestFacts))
  return null
}

/** Around every page of `/user`, `/org` and `/admin`. */
export default function Area() {
  return <Outlet />
}
