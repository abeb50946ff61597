import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { refundSinceCancellation } from '../payments/money-since-cancellation.ts'
import { moneyWithBank } from '../payments/money-with-bank.ts'
import { refundsOnTheirWay } from '../payments/refund-tasks.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { reservationView } from './reservation-view.ts'
import type { ReservationView } from './reservation-views.ts'

/**
 * Where an online amount is open, with what is on its way to it already. Of a cancelled booking with all that
 * goes back, and what may still come in.
 */
export async function viewForGuest(
  ports: ReservationPorts,
  reservation: Reservation,
  known?: ReservationContext,
): Promise<ReservationView> {
  const context = known ?? (await contextOf(reservation, ports))
  const isCancelled = reservation.status === 'cancelled'
  const view = reservationView(reservation, context)
  if (!view.wantsPayment && !isCancelled) return view
  const underWay = (await moneyWithBank(ports, reservation.id)) ?? null
  if (!isCancelled) return { ...view, underWay }
  const refundAmount = await refundSinceCancellation(ports, reservation)
  const ended = { ...view, underWay, cancellation: { ...reservation.cancellation, refundAmount } }
  if (!reservation.cancellation.voucher) return ended
  return { ...ended, besideVoucher: await refundsOnTheirWay(ports, reservation) }
}
