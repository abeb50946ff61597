import type { PlotsTaken, ReferenceTaken, Reservations } from '@camp/application/reservations/reservations.ts'
import { expire } from '@camp/domain/reservations/expire.ts'
import type { Moment } from '@camp/domain/reservations/moment.ts'
import type { HeldReservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { PostgresReservations } from '../postgres-reservations.ts'

/** Releases what has expired before it adds, as a guest who places a hold does. Within a transaction. */
export class ReleasingReservations implements Pick<Reservations, 'add'> {
  readonly #reservations: PostgresReservations
  readonly #moment: Moment

  constructor(em: EntityManager, moment: Moment) {
    this.#reservations = new PostgresReservations(em)
    this.#moment = moment
  }

  async add(held: HeldReservation, change: StatusChange): Promise<Result<void, PlotsTaken | ReferenceTaken>> {
    const plotIds = held.plots.map(({ plotId }) => plotId)
    for (const id of await this.#reservations.expiredOn(plotIds, held.stay, this.#moment.now)) {
      const lapsed = await this.#reservations.findForChange(id)
      if (lapsed?.status !== 'temporaryHold') continue
      const expired = expire(lapsed, { by: 'next-guest', moment: this.#moment })
      if (expired.ok) await this.#reservations.replace(expired.value.reservation, expired.value.change)
    }
    return this.#reservations.add(held, change)
  }
}
