import type { Moment } from '@camp/domain/reservations/moment.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { contextOf, type ReservationContext } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { PaymentReminders } from './payment-reminders.ts'

export interface ReminderPorts extends ReservationPorts {
  readonly paymentReminders: PaymentReminders
}

/** As it stands now; it may have changed since it was found. */
export interface BookingInTurn {
  readonly reservation: Reservation
  readonly context: ReservationContext
  readonly moment: Moment
}

/**
 * Each booking in a transaction of its own, kept from everybody else meanwhile; what was done comes back.
 * Safe to run twice, and on several machines at once.
 */
export function oneByOne<Done>(
  ports: ReminderPorts,
  ids: readonly ReservationId[],
  act: (booking: BookingInTurn) => Promise<Done | undefined>,
): Promise<readonly Done[]> {
  const inTurn = async (id: ReservationId) => {
    const reservation = await ports.reservations.findForChange(id)
    if (!reservation) return undefined
    const context = await contextOf(reservation, ports)
    return act({ reservation, context, moment: momentOf(context) })
  }
  return eachByItself(ids, (id) => ports.transaction.run(() => inTurn(id)))
}
