import type { WireReservation } from '#server/wire/reservation-on-wire.ts'

export interface RungAhead {
  /** The last day of this rung; null for all days after the last one. */
  readonly until: string | null
  readonly refundPercentage: number
}

/** The rungs that still lie ahead, best first, and the rest of the time in which nothing comes back. */
export function rungsAhead(ladder: WireReservation['cancellationLadder'], today: string): readonly RungAhead[] {
  return [...ladder.filter(({ until }) => until >= today), { until: null, refundPercentage: 0 }]
}
