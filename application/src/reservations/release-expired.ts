import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Blocks } from '../blocks/blocks.ts'
import { expireReservation } from './expire-reservation.ts'
import type { ReservationPorts } from './reservation-ports.ts'

export interface WantedNights {
  readonly plotIds: readonly PlotId[]
  readonly stay: StayDates
  /** Who wants them, for the history of what ran out. */
  readonly by: string
}

/**
 * Whoever wants nights gives back what ran out on them: holds, pending reservations, courtesy blocks. Within
 * the caller's transaction; answers whether there was any.
 */
export async function releaseExpired(
  ports: ReservationPorts & { readonly blocks: Pick<Blocks, 'removeExpiredOn'> },
  wanted: WantedNights,
): Promise<boolean> {
  const expired = await releaseExpiredBookings(ports, wanted)
  const blocks = await ports.blocks.removeExpiredOn(wanted.plotIds, wanted.stay, ports.clock.now())
  return expired + blocks > 0
}

/** Holds and pending reservations alone; answers how many. */
export async function releaseExpiredBookings(ports: ReservationPorts, { plotIds, stay, by }: WantedNights): Promise<number> {
  const expired = await ports.reservations.expiredOn(plotIds, stay, ports.clock.now())
  for (const id of expired) await expireReservation(ports, id, by)
  return expired.length
}
