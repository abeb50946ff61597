import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { ConfirmationRequests } from '@camp/application/reservations/reservations.ts'
import { quoteInJson } from '../pricing/quote-in-json.ts'
import { enquiryInJson } from '../stay-options.ts'
import { momentInJson } from '../terminal/moment-text.ts'
import { eventWords } from './event-words.ts'

export function reservationInJson(
  reservation: ReservationView,
  history: DeskReservationView['history'],
  { count, lastAt }: ConfirmationRequests,
) {
  const { cancellation } = reservation
  return {
    id: reservation.id,
    simpleReference: reservation.simpleReference,
    status: reservation.status,
    organisation: reservation.organisation.slug,
    ...enquiryInJson(reservation),
    plots: reservation.plots.map(({ plotId, plotName, siteName, party, quote }) => ({
      id: plotId,
      name: plotName,
      siteName,
      ...party,
      ...quoteInJson(quote),
    })),
    amountDue: reservation.amountDue.toRand(),
    amountPaid: reservation.amountPaid.toRand(),
    balance: reservation.balance.toRand(),
    amountDueUpFront: reservation.amountDueUpFront.toRand(),
    dueDate: reservation.dueDate?.toString() ?? null,
    expiryDate: momentInJson(reservation.expiryDate),
    cancellation: cancellation && { ...cancellation, refundAmount: cancellation.refundAmount.toRand() },
    cancellationLadder: reservation.cancellationLadder.map(({ refundPercentage, until }) => ({
      refundPercentage,
      until: until.toString(),
    })),
    confirmationRequests: { count, lastAt: lastAt && momentInJson(lastAt) },
    history: history.map(eventInJson),
  }
}

function eventInJson(event: DeskReservationView['history'][number]) {
  const [what, details] = eventWords(event)
  const status = event.kind === 'status' ? { from: event.from, to: event.to, why: event.why } : {}
  const { kind, by, byName } = event
  return Object.assign({ at: momentInJson(event.at), kind, by, byName, what, details }, status)
}
