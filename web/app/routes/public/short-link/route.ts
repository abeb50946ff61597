import { data, redirect } from 'react-router'
import { useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

/** `/c/…`, on signs and papers and in messages: leads to the page it stands for. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const followed = await context.get(useCases).followShortLink.execute({ shortId: params.shortId })
  if (!followed.ok) throw data({ code: followed.refusal.code }, 404)
  const { path } = followed.value
  return redirect(path.includes('?') ? path : `${path}${new URL(request.url).search}`, 302)
}

/** Never shown; with it an unknown id is answered by the page that says so. */
export default function ShortLink() {
  return null
}
