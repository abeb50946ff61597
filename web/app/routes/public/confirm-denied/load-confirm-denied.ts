import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { redirect } from 'react-router'
import { linkAddress } from '#app/addresses/reservation-addresses.ts'
import { type End, endOfReservation } from '#server/reservations/end-of-reservation.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'

export type Denial = End | 'plots_gone' | 'payment_declined' | 'payment_cancelled'

interface DeniedRequest {
  readonly useCases: Pick<UseCases, 'showReservationToGuest'>
  readonly id: string
  /** As the address says it: believed only where the reservation does not say otherwise. */
  readonly asked: string | null
  readonly now: Temporal.Instant
}

export async function confirmDenied({
  useCases,
  id,
  asked,
  now,
}: DeniedRequest): Promise<{ readonly reservation: ReservationView; readonly reason: Denial }> {
  const reservation = await findReservation(useCases, id)
  const end = endOfReservation(reservation, now)
  if (end) return { reservation, reason: asked === 'plots_gone' && end === 'expired' ? 'plots_gone' : end }
  const isPaymentProblem = asked === 'payment_declined' || asked === 'payment_cancelled'
  if (isPaymentProblem && reservation.wantsPayment) return { reservation, reason: asked }
  throw redirect(linkAddress(id, 'confirm'))
}
