import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import { noRating, type Rating, type Ratings } from '../organisations/ratings.ts'
import { type Clock, todayIn } from '../shared/clock.ts'

export interface ReservationContextPorts {
  readonly catalogues: Catalogues
  readonly ratings: Ratings
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

/** What stands around a reservation at this moment. */
export interface ReservationContext {
  readonly catalogue: Catalogue
  readonly rating: Rating
  readonly holidays: HolidayCalendar
  readonly now: Temporal.Instant
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
}

export async function contextOf(
  reservation: Pick<Reservation, 'organisationId' | 'simpleReference'>,
  ports: ReservationContextPorts,
): Promise<ReservationContext> {
  const { organisationId } = reservation
  const catalogue = await ports.catalogues.find(organisationId)
  if (!catalogue) throw new Error(`reservation ${reservation.simpleReference} belongs to no organisation`)
  const { province } = catalogue.organisation
  const [ratings, holidays] = await Promise.all([ports.ratings.of([organisationId]), ports.holidayCalendars.of(province)])
  return {
    catalogue,
    rating: ratings.get(organisationId) ?? noRating,
    holidays,
    now: ports.clock.now(),
    today: todayIn(province.country.timezone, ports.clock),
  }
}
