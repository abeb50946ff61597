import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { reserveAddress } from './load-hold.ts'

/** A submitted reservation; one that is only held is led back to where it is made, an unknown id is a 404. */
export async function findReservation(useCases: Pick<UseCases, 'showReservationToGuest'>, id: string): Promise<ReservationView> {
  const found = await useCases.showReservationToGuest.execute({ id: id as ReservationId })
  if (!found.ok) throw notFound()
  const reservation = found.value
  if (reservation.status === 'temporaryHold') throw redirect(reserveAddress(reservation.organisation.slug, reservation.id))
  return reservation
}

export function notFound() {
  return data({ code: 'not-found' as const }, { status: 404 })
}
