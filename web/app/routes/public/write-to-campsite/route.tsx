import { requestFacts, useCases } from '#server/request-scope.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import { conversationLineOnWire } from '#server/wire/conversation-on-wire.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerMessage } from './answer-message.ts'
import { MessageSent } from './message-ends.tsx'
import { MessageForm } from './message-form.tsx'

/** `/r/{id}/message`: for whoever holds the link, in the guest's name. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const acts = context.get(useCases)
  const reservation = await findReservation(acts, params.reservationId)
  const { url, requestId: formKey } = context.get(requestFacts)
  const { id, simpleReference, organisation, reservationDate, endDate } = reservationOnWire(reservation)
  const lines = (await acts.showConversation.execute({ id: reservation.id })).map(conversationLineOnWire)
  return { id, simpleReference, organisation, reservationDate, endDate, lines, formKey, isSent: url.searchParams.has('sent') }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerMessage(context, params.reservationId, await request.formData())
}

export default function WriteToCampsitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, lines, formKey, ...booking } = loaderData
  if (isSent && !actionData) return <MessageSent booking={booking} />
  return <MessageForm booking={booking} formKey={formKey} lines={lines} reply={actionData ?? { text: '', problem: null }} />
}
