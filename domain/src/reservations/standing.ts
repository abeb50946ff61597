import type { ReservationStatus } from './reservation.ts'

const standing = ['pending', 'partiallyPaid', 'confirmed'] as const

/** Booked, and neither over nor given up. */
export function isStanding(status: ReservationStatus): status is (typeof standing)[number] {
  return standing.some((one) => one === status)
}
