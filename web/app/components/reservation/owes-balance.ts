import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

/** Who cancelled or did not come owes nothing more: then no page of the booking says a balance. */
export function owesBalance({ status }: Pick<WireReservation, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'noShow'
}
