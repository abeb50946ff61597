import { requestFacts, useCases } from '#server/request-scope.ts'
import { bookingsEverywhereOnWire } from '#server/wire/found-bookings-on-wire.ts'
import type { Route } from './+types/answer.ts'

/** The first bookings of any campsite, for the search that answers while somebody types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = await context.get(useCases).findBookings.execute({ actor, text: text.slice(0, 100) })
  const headers = { 'Cache-Control': 'private, no-store' }
  if (found.ok) return Response.json(bookingsEverywhereOnWire(found.value), { headers })
  return Response.json({ code: found.refusal.code }, { status: 403, headers })
}
