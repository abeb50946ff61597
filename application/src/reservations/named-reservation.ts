import type { Reservation } from '@camp/domain/reservations/reservation.ts'

/** The id is a key that opens the booking: people are shown the reference. */
export type NamedReservation = Pick<Reservation, 'id' | 'simpleReference'>

export function namedReservation({ id, simpleReference }: NamedReservation): NamedReservation {
  return { id, simpleReference }
}
