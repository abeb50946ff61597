import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { Randomness } from '../shared/randomness.ts'
import { itemsOfPayment, purposeOfMoney } from './items-of-payment.ts'
import type { Payments } from './payments.ts'

export interface OfflinePaymentPorts {
  readonly payments: Pick<Payments, 'recordOfflinePayment' | 'movesOf'>
  readonly randomness: Pick<Randomness, 'uuid'>
}

interface TakenMoney extends Omit<OfflinePayment, 'recordedBy'> {
  /** Before the money was on it. */
  readonly reservation: SubmittedReservation
  readonly context: ReservationContext
  readonly amount: Money
  readonly by: string
}

/**
 * Money that the gateway never saw goes into the books, in the transaction that puts it on the reservation;
 * the id of what it is there.
 */
export async function writeOfflinePayment(
  ports: OfflinePaymentPorts,
  { reservation, context, amount, by, ...money }: TakenMoney,
): Promise<string> {
  const { id: reservationId, organisationId } = reservation
  const purpose = purposeOfMoney(reservation, amount)
  const items = await itemsOfPayment(ports, { reservation, amount, purpose, context })
  const { method, reference, paidOn, voucherId } = money
  const offline = { method, reference, paidOn, voucherId, recordedBy: by }
  const id = ports.randomness.uuid()
  const move = { id, organisationId, reservationId, amount, at: context.now, offline, items }
  await ports.payments.recordOfflinePayment({ ...move, kind: 'capture' })
  return id
}
