import { deskSearchTerms } from '@camp/domain/reservations/desk-search.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import type { DeskReservations, FoundBookings } from './desk-reservations.ts'
import { reservationsPerPage } from './search-reservations.ts'

interface FindBookingsPorts {
  readonly bookings: Pick<DeskReservations, 'searchEverywhere'>
}

export interface FindBookingsQuery {
  readonly actor: Actor
  /** As typed: a name, a reference, a number. */
  readonly text: string
}

/** A booking of any campsite, for the platform's people while somebody is on the telephone. */
export class FindBookings {
  readonly #ports: FindBookingsPorts

  constructor(ports: FindBookingsPorts) {
    this.#ports = ports
  }

  async execute({ actor, text }: FindBookingsQuery): Promise<Result<FoundBookings, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const terms = deskSearchTerms(text)
    if (terms.length === 0) return accepted({ bookings: [], count: 0 })
    return accepted(await this.#ports.bookings.searchEverywhere({ terms, limit: reservationsPerPage }))
  }
}
