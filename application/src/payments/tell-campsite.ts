import type { CancelledReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { type NotifyPorts, notify } from '../reservations/notify.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { RefundTask } from './payments.ts'

/**
 * Of the refunds that were ordered, those that the gateway cannot make, or may have made without a clear
 * answer: its people see to them. Each is told once.
 */
export async function tellOfRefundsByHand(
  ports: NotifyPorts,
  tasks: readonly RefundTask[],
  about: { readonly reservation: SubmittedReservation | CancelledReservation; readonly context: ReservationContext },
): Promise<void> {
  for (const { id: occurrence, amount: refundAmount, state, isUnclear: isRefundUnclear } of tasks) {
    if (state === 'manual') await notify(ports, { event: 'refund-by-hand', ...about, occurrence, refundAmount, isRefundUnclear })
  }
}
