import { bookingSearch, readBookingQuery } from '#app/components/staff/bookings/read-booking-query.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { bookingSearchOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { bookingsCsv } from './csv.ts'

/** Everything that matches, as a file for a spreadsheet. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const query = { actor, orgSlug: params.orgSlug, ...bookingSearch(readBookingQuery(request.url)), page: 'all' as const }
  const found = await context.get(useCases).searchReservations.execute(query)
  if (!found.ok) throw refusedPage(found.refusal.code)
  const { rows, today } = bookingSearchOnWire(found.value)
  return new Response(bookingsCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bookings-${params.orgSlug}-${today}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
