import { Outlet } from 'react-router'
import { requestFacts } from '../../../server/request-scope.ts'
import { guardArea } from '../../../server/session/guard.ts'
import type { Route } from './+types/route.ts'

/** Around every page of `/user`, `/org` and `/admin`. */
export function loader({ context }: Route.LoaderArgs) {
  guardArea(context.get(requestFacts))
  return null
}

export default function Area() {
  return <Outlet />
}
