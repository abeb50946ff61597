import { redirect } from 'react-router'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

/** The press stands on the person's page. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/users/${params.userId}`)
}

/** Everything on one person as a file; a press, because the trail says that it was taken. */
export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const exported = valueOrThrowPage(await context.get(useCases).exportPerson.execute({ actor, who: params.userId }))
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${params.userId}.json"`,
      'cache-control': 'no-store',
    },
  })
}
