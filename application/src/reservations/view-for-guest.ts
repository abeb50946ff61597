import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { contextOf } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { reservationView } from './reservation-view.ts'
import type { ReservationView } from './reservation-views.ts'

/** Where an online amount is open, with what is on its way to it already. */
export async function viewForGuest(ports: ReservationPorts, reservation: Reservation): Promise<ReservationView> {
  const context = await contextOf(reservation, ports)
  const view = reservationView(reservation, context)
  if (!view.wantsPayment) return view
  return reservationView(reservation, context, await ports.payments.attemptsOf(reservation.id))
}
