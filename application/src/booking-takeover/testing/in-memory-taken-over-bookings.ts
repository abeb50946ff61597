import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { TakenOverBookings } from '../taken-over-bookings.ts'

type Taken = Parameters<TakenOverBookings['claim']>[0]

export class InMemoryTakenOverBookings implements TakenOverBookings {
  readonly #taken = new Map<string, Taken>()

  async known(...[organisationId, source, identities]: Parameters<TakenOverBookings['known']>): Promise<ReadonlySet<string>> {
    return new Set(identities.filter((identity) => this.#taken.has(keyOf({ organisationId, source, identity }))))
  }

  async claim(taken: Taken): Promise<boolean> {
    if (this.#taken.has(keyOf(taken))) return false
    this.#taken.set(keyOf(taken), taken)
    return true
  }

  takenOverAt(reservationId: ReservationId): Temporal.Instant | undefined {
    return [...this.#taken.values()].find((taken) => taken.reservationId === reservationId)?.at
  }
}

function keyOf({ organisationId, source, identity }: Pick<Taken, 'organisationId' | 'source' | 'identity'>): string {
  return `${organisationId} ${source} ${identity}`
}
