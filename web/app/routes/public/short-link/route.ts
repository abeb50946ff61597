import { data, redirect } from 'react-router'
import { useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

/** `/c/{short id}`, on signs and papers: leads to the campsite's page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const followed = await context.get(useCases).followShortLink.execute({ shortId: params.shortId })
  if (!followed.ok) throw data({ code: followed.refusal.code }, 404)
  return redirect(`/${followed.value.slug}${new URL(request.url).search}`, 302)
}

/** Never shown; with it an unknown id is answered by the page that says so. */
export default function ShortLink() {
  return null
}
