import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { HtiTold, ToldState } from '../client/hti-told.ts'

export class InMemoryHtiTold implements HtiTold {
  readonly #states = new Map<ReservationId, ToldState>()
  /** Everything that was kept, in its order. */
  readonly kept: ToldState[] = []

  async find(reservationId: ReservationId): Promise<ToldState | undefined> {
    return this.#states.get(reservationId)
  }

  async keep(state: ToldState): Promise<void> {
    this.kept.push(state)
    this.#states.set(state.reservationId, state)
  }
}
