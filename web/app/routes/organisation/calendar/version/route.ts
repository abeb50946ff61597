import { data } from 'react-router'
import { chartQuery } from '#app/components/staff/calendar/chart-query.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

/** Whether somebody's chart is still true: nothing but a version, and no body at all while it is. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showTapeChartVersion.execute(chartQuery(actor, params.orgSlug, request))
  if (!shown.ok) throw data({ code: shown.refusal.code }, shown.refusal.code === 'not-found' ? 404 : 403)
  const { version } = shown.value
  const headers = { ETag: `"${version}"`, 'Cache-Control': 'private, no-cache' }
  if (request.headers.get('If-None-Match')?.includes(version)) return new Response(null, { status: 304, headers })
  return Response.json({ version }, { headers })
}
