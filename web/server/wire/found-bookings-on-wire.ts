import type { ReservationSearchView } from '@camp/application/desk/desk-views.ts'
import { dateOnWire } from './on-wire.ts'

const most = 8

export interface WireFoundBookings {
  readonly found: readonly WireFoundBooking[]
  /** Of all that match. */
  readonly count: number
}

export type WireFoundBooking = ReturnType<typeof foundBookingOnWire>

/** What the search of the bar shows: as much as tells one booking from another. */
export function foundBookingsOnWire({ bookings, totals }: ReservationSearchView): WireFoundBookings {
  return { found: bookings.slice(0, most).map(foundBookingOnWire), count: totals.count }
}

function foundBookingOnWire({
  id,
  simpleReference,
  guestName,
  arrival,
  departure,
  plots,
}: ReservationSearchView['bookings'][number]) {
  return {
    id: id as string,
    name: guestName ?? simpleReference,
    reference: simpleReference,
    arrivalDate: dateOnWire(arrival),
    departureDate: dateOnWire(departure),
    plots: plots.map(({ plotName }) => plotName).join(', '),
  }
}
