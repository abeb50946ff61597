import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { calendarDays } from '#server/holidays/calendar-days.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/route.ts'

/** What a calendar marks: asked for when one is opened. The same for everybody until the next day. */
export function loader({ context }: Route.LoaderArgs): Response {
  const today = platformDay(context.get(requestFacts).now)
  return Response.json(calendarDays(today), { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
