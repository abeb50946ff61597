import { deskSearchTerms } from '@camp/domain/reservations/desk-search.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { deskOrganisation, openDesk } from './desk-access.ts'
import type { DeskFilter, DeskReservations, ReservationOrder } from './desk-reservations.ts'
import type { ReservationSearchView } from './desk-views.ts'

export const reservationsPerPage = 25
/** More than any campsite takes in a year; what a file of all that matches holds at most. */
export const reservationsPerFile = 20_000

interface SearchReservationsPorts {
  readonly bookings: Pick<DeskReservations, 'search'>
  readonly catalogues: Catalogues
  readonly clock: Clock
}

export interface SearchReservationsQuery extends Omit<DeskFilter, 'terms'> {
  readonly actor: Actor
  readonly orgSlug: string
  /** As typed. */
  readonly text: string
  readonly order: ReservationOrder
  /** From 1; `all` for a file. */
  readonly page: number | 'all'
}

/** The bookings of one organisation, by whatever the desk knows of them. */
export class SearchReservations {
  readonly #ports: SearchReservationsPorts

  constructor(ports: SearchReservationsPorts) {
    this.#ports = ports
  }

  async execute(query: SearchReservationsQuery): Promise<Result<ReservationSearchView, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { actor: _actor, orgSlug: _slug, text, page, ...filter } = query
    const organisation = deskOrganisation(desk.value)
    const found = await this.#ports.bookings.search({
      ...filter,
      terms: deskSearchTerms(text),
      organisationId: organisation.id,
      zone: organisation.timezone,
      offset: page === 'all' ? 0 : (page - 1) * reservationsPerPage,
      limit: page === 'all' ? reservationsPerFile : reservationsPerPage,
    })
    return accepted({ ...found, organisation, today: todayIn(organisation.timezone, this.#ports.clock) })
  }
}
