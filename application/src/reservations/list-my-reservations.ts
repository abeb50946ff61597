import { isStanding } from '@camp/domain/reservations/standing.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Accounts } from '../people/accounts.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { ownerOf } from './own-reservations.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationView } from './reservation-views.ts'
import { viewForGuest } from './view-for-guest.ts'

/** The guest's own, each list in the order in which it is read: the next stay first, then the latest. */
export interface MyReservations {
  readonly upcoming: readonly ReservationView[]
  readonly past: readonly ReservationView[]
  readonly cancelled: readonly ReservationView[]
}

export interface MyReservationsPorts extends ReservationPorts {
  readonly accounts: Pick<Accounts, 'find'>
}

const mostShown = 200

/**
 * What somebody who is signed in has booked under an address or a number that they have proved. An abandoned
 * hold never had a guest and is nobody's.
 */
export class ListMyReservations {
  readonly #ports: MyReservationsPorts

  constructor(ports: MyReservationsPorts) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<MyReservations, NotPermitted>> {
    const owner = await ownerOf(this.#ports.accounts, actor)
    if (!owner.ok) return owner
    const listed = await this.#ports.reservations.list({ owner: owner.value, limit: mostShown })
    const views = await Promise.all(listed.map(({ id }) => this.#view(id)))
    const found = views.flatMap((view) => view ?? [])
    return accepted({
      upcoming: found.filter(isUpcoming).toSorted(byArrival),
      past: found.filter((view) => !isCancelled(view) && !isUpcoming(view)).toSorted((one, other) => byArrival(other, one)),
      cancelled: found.filter(isCancelled).toSorted((one, other) => byArrival(other, one)),
    })
  }

  async #view(id: ReservationView['id']): Promise<ReservationView | undefined> {
    const reservation = await this.#ports.reservations.find(id)
    return reservation && viewForGuest(this.#ports, reservation)
  }
}

function isCancelled({ status }: ReservationView): boolean {
  return status === 'cancelled'
}

/** The day of leaving belongs to the stay. */
function isUpcoming({ status, nights }: ReservationView): boolean {
  return isStanding(status) && nights.kind !== 'departed'
}

function byArrival(one: ReservationView, other: ReservationView): number {
  return Temporal.PlainDate.compare(one.stay.arrival, other.stay.arrival)
}
