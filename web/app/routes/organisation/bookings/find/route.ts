import { bookingSearch, readBookingQuery } from '#app/components/staff/bookings/read-booking-query.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { foundBookingsOnWire } from '#server/wire/found-bookings-on-wire.ts'
import type { Route } from './+types/route.ts'

/** The first rows of the list of bookings, for the search that answers while somebody types. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const query = { actor, orgSlug: params.orgSlug, ...bookingSearch(readBookingQuery(request.url)) }
  const searched = await context.get(useCases).searchReservations.execute(query)
  const headers = { 'Cache-Control': 'private, no-store' }
  if (searched.ok) return Response.json(foundBookingsOnWire(searched.value), { headers })
  const { code } = searched.refusal
  return Response.json({ code }, { status: code === 'not-found' ? 404 : 403, headers })
}
