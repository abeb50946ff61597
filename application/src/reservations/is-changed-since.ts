import type { Reservation } from '@camp/domain/reservations/reservation.ts'

/**
 * Whether somebody changed the reservation since a person was shown it; who was shown nothing gives no
 * version.
 */
export function isChangedSince(shownVersion: number | null | undefined, { version }: Pick<Reservation, 'version'>): boolean {
  return typeof shownVersion === 'number' && shownVersion !== version
}
