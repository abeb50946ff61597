import type { CheckedPayment } from '@camp/application/payments/checked-payment.ts'
import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { redirect } from 'react-router'
import { confirmDeniedAddress, linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { endOfReservation } from '#server/reservations/end-of-reservation.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'

export interface ConfirmOk {
  readonly reservation: ReservationView
  readonly form: 'confirmed' | 'deposit' | 'waiting'
}

interface ConfirmOkRequest {
  readonly useCases: Pick<UseCases, 'showReservationToGuest' | 'checkPayment'>
  readonly id: string
  readonly now: Temporal.Instant
}

/**
 * What came of confirming. A payment that is still open is asked for at the gateway each time the page is.
 */
export async function confirmOk({ useCases, id, now }: ConfirmOkRequest): Promise<ConfirmOk> {
  const first = await findReservation(useCases, id)
  if (first.status === 'completed') throw redirect(summaryAddress(first))
  const outcome = first.wantsPayment ? await outcomeOf(useCases, first) : 'none'
  const reservation = outcome === 'none' ? first : await findReservation(useCases, id)
  const end = endOfReservation(reservation, now)
  if (outcome === 'to-be-refunded') throw redirect(confirmDeniedAddress(id, 'plots_gone'))
  if (end) throw redirect(confirmDeniedAddress(id, end))
  return { reservation, form: formOf(reservation, outcome) }
}

type Outcome = CheckedPayment['kind'] | 'none' | 'unanswered'

function formOf({ id, status, underWay }: ReservationView, outcome: Outcome): ConfirmOk['form'] {
  if (status === 'confirmed') return 'confirmed'
  if (underWay || outcome === 'unanswered') return 'waiting'
  // A page of the gateway that was opened and left pays nothing.
  if (status === 'partiallyPaid') return 'deposit'
  if (outcome === 'pending') return 'waiting'
  switch (outcome) {
    case 'declined':
      throw redirect(confirmDeniedAddress(id, 'payment_declined'))
    case 'cancelled':
      throw redirect(confirmDeniedAddress(id, 'payment_cancelled'))
    default:
      throw redirect(linkAddress(id, 'confirm'))
  }
}

/** A gateway that does not answer leaves the payment as open as it was. */
async function outcomeOf(useCases: Pick<UseCases, 'checkPayment'>, { id }: ReservationView): Promise<Outcome> {
  try {
    const checked = await useCases.checkPayment.execute({ reservationId: id })
    return checked.ok ? checked.value.kind : 'none'
  } catch (error) {
    if (!(error instanceof PaymentGatewayUnavailable)) throw error
    return 'unanswered'
  }
}
