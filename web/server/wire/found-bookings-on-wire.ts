import type { DeskListing, FoundBookings } from '@camp/application/desk/desk-reservations.ts'
import type { ReservationSearchView } from '@camp/application/desk/desk-views.ts'
import { dateOnWire } from './on-wire.ts'

const most = 8

export interface WireFoundBookings {
  readonly found: readonly WireFoundBooking[]
  /** Of all that match. */
  readonly count: number
}

export interface WireFoundBooking {
  readonly id: string
  readonly name: string
  readonly reference: string
  readonly arrivalDate: string
  readonly departureDate: string
  readonly plots: string
  /** Where it is. */
  readonly slug: string
  /** Said where bookings of several campsites are found. */
  readonly campsite: string | null
}

/** What the search of the bar shows: as much as tells one booking from another. */
export function foundBookingsOnWire({ bookings, totals, organisation }: ReservationSearchView): WireFoundBookings {
  const found = bookings.slice(0, most).map((booking) => foundBookingOnWire(booking, organisation.slug, null))
  return { found, count: totals.count }
}

/** The same, of every campsite. */
export function bookingsEverywhereOnWire({ bookings, count }: FoundBookings, limit = most): WireFoundBookings {
  const found = bookings
    .slice(0, limit)
    .map((booking) => foundBookingOnWire(booking, booking.organisation.slug, booking.organisation.name))
  return { found, count }
}

function foundBookingOnWire(
  { id, simpleReference, guestName, arrival, departure, plots }: DeskListing,
  slug: string,
  campsite: string | null,
): WireFoundBooking {
  return {
    id,
    name: guestName ?? simpleReference,
    reference: simpleReference,
    arrivalDate: dateOnWire(arrival),
    departureDate: dateOnWire(departure),
    plots: plots.map(({ plotName }) => plotName).join(', '),
    slug,
    campsite,
  }
}
