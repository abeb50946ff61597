import { redirect } from 'react-router'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

/** Nothing to look at: the press stands in the banner of every page. */
export function loader() {
  return redirect('/')
}

export async function action({ context }: Route.ActionArgs) {
  const { signIn } = context.get(requestFacts)
  if (signIn.token) await context.get(useCases).stopActing.execute({ token: signIn.token })
  return redirect('/admin/organisations', 303)
}

export default function StopActing() {
  return null
}
