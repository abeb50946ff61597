import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationView } from './reservation-views.ts'
import { viewForGuest } from './view-for-guest.ts'

/** The public summary, for whoever holds the id. */
export class ShowReservationToGuest {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<ReservationView, NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    if (!reservation) return refused({ code: 'not-found' })
    return accepted(await viewForGuest(this.#ports, reservation))
  }
}
