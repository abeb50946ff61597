import { onlineAmountDue } from './online-amount-due.ts'
import type { Reservation } from './reservation.ts'

/**
 * Nothing is paid online, so nothing but a message that was read proves that somebody is there (rule L14).
 */
export function needsConfirmation(reservation: Reservation, takesOnlinePayment: boolean): boolean {
  return reservation.status === 'pending' && !onlineAmountDue(reservation, takesOnlinePayment).isPositive
}
