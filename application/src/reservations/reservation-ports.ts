import type { Payments } from '../payments/payments.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { NotifyPorts } from './notify.ts'
import type { ReservationContextPorts } from './reservation-context.ts'
import type { Reservations } from './reservations.ts'

/** What every change of a reservation needs: its collection, its surroundings, the money and the messages. */
export interface ReservationPorts extends ReservationContextPorts, NotifyPorts {
  readonly reservations: Reservations
  readonly payments: Payments
  readonly transaction: Transaction
  readonly randomness: Randomness
}
