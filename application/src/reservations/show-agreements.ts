import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManageReservations } from '../shared/permissions.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Agreement, Agreements } from './agreements.ts'
import type { Reservations } from './reservations.ts'

interface Ports {
  readonly reservations: Pick<Reservations, 'find'>
  readonly agreements: Agreements
}

/** What the guest of a booking accepted and acknowledged, for the staff of its organisation. */
export class ShowAgreements {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: ReservationId
  }): Promise<Result<readonly Agreement[], NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    if (!reservation || !mayManageReservations(actor, reservation.organisationId)) return refused({ code: 'not-found' })
    return accepted(await this.#ports.agreements.of(id))
  }
}
