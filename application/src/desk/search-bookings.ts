import { deskSearchTerms } from '@camp/domain/reservations/desk-search.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { NotFound, NotPermitted } from '../answers.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import type { BookingSearchView } from './booking-views.ts'
import type { BookingFilter, BookingOrder } from './bookings.ts'
import { deskOrganisation, openDesk } from './desk-access.ts'
import type { DeskPorts } from './desk-ports.ts'

export const bookingsAPage = 25
/** More than any campsite takes in a year; what a file of all that matches holds at most. */
export const bookingsAFile = 20_000

export interface SearchBookingsQuery extends Omit<BookingFilter, 'terms'> {
  readonly actor: Actor
  readonly orgSlug: string
  /** As typed. */
  readonly text: string
  readonly order: BookingOrder
  /** From 1; `all` for a file. */
  readonly page: number | 'all'
}

/** The bookings of one organisation, by whatever the desk knows of them. */
export class SearchBookings {
  readonly #ports: Pick<DeskPorts, 'bookings' | 'catalogues' | 'clock'>

  constructor(ports: Pick<DeskPorts, 'bookings' | 'catalogues' | 'clock'>) {
    this.#ports = ports
  }

  async execute(query: SearchBookingsQuery): Promise<Result<BookingSearchView, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { actor: _actor, orgSlug: _slug, text, page, ...filter } = query
    const organisation = deskOrganisation(desk.value)
    const found = await this.#ports.bookings.search({
      ...filter,
      terms: deskSearchTerms(text),
      organisationId: organisation.id,
      zone: organisation.timezone,
      offset: page === 'all' ? 0 : (page - 1) * bookingsAPage,
      limit: page === 'all' ? bookingsAFile : bookingsAPage,
    })
    return accepted({ ...found, organisation, today: todayIn(organisation.timezone, this.#ports.clock) })
  }
}
