import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { redirect } from 'react-router'
import { confirmDeniedAddress, linkAddress } from '#app/addresses/reservation-addresses.ts'
import { endOfReservation } from '#server/reservations/end-of-reservation.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'

interface ConfirmRequest {
  readonly useCases: Pick<UseCases, 'showReservationToGuest'>
  readonly id: string
  readonly now: Temporal.Instant
}

/**
 * A reservation that still can be confirmed or paid; any other is led to its outcome, as a second visit
 * should be; one whose payment is with the bank to where that is waited for.
 */
export async function reservationToConfirm({ useCases, id, now }: ConfirmRequest): Promise<ReservationView> {
  const reservation = await findReservation(useCases, id)
  const end = endOfReservation(reservation, now)
  if (end) throw redirect(confirmDeniedAddress(id, end))
  const isOpen = reservation.status === 'pending' || reservation.wantsPayment // a confirmed stay that was changed may owe the difference
  if (!isOpen || reservation.underWay) throw redirect(linkAddress(id, 'confirm-ok'))
  return reservation
}
