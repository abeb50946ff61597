import { redirect } from 'react-router'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { useCases } from '#server/request-scope.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import type { Route } from './+types/route.ts'

/** `/r/{id}`, the short link of messages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return redirect(summaryAddress(await findReservation(context.get(useCases), params.reservationId)))
}

/** Never shown; with it an unknown id is answered by the page that says so, and not by a line of text. */
export default function ReservationLink() {
  return null
}
