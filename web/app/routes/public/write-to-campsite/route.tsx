import { requestFacts, useCases } from '#server/request-scope.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerMessage } from './answer-message.ts'
import { MessageSent, NoAddress } from './message-ends.tsx'
import { MessageForm } from './message-form.tsx'

/** `/r/{id}/message`: for whoever holds the link, in the guest's name. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reservation = await findReservation(context.get(useCases), params.reservationId)
  const { url } = context.get(requestFacts)
  const { id, simpleReference, organisation, reservationDate, endDate } = reservationOnWire(reservation)
  return { id, simpleReference, organisation, reservationDate, endDate, isSent: url.searchParams.has('sent') }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerMessage(context.get(useCases), params.reservationId, await request.formData())
}

export default function WriteToCampsitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, ...booking } = loaderData
  if (isSent && !actionData) return <MessageSent booking={booking} />
  if (!booking.organisation.businessEmail) return <NoAddress booking={booking} />
  return <MessageForm booking={booking} reply={actionData ?? { text: '', problem: null }} />
}
