import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { redirect } from 'react-router'
import { type End, endOfReservation } from '../reservation/end-of-reservation.ts'
import { findReservation } from '../reservation/find-reservation.ts'
import { linkAddress } from '../reservation/reservation-addresses.ts'

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
