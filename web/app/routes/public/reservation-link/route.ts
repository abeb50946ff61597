import { redirect } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import type { Route } from './+types/route.ts'

/** `/r/{id}`, the short link of messages; with the key of a confirmation it leads to where one confirms. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reservation = await findReservation(context.get(useCases), params.reservationId)
  const confirmation = context.get(requestFacts).url.searchParams.get('c')
  if (confirmation === null) return redirect(summaryAddress(reservation))
  return redirect(`${linkAddress(reservation.id, 'confirm')}?${new URLSearchParams({ c: confirmation })}`)
}

/** Never shown; with it an unknown id is answered by the page that says so, and not by a line of text. */
export default function ReservationLink() {
  return null
}
