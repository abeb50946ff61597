import type { Reservation, ReservedPlot } from '@camp/domain/reservations/reservation.ts'

/** Whether two states of a reservation use the same nights of the same plots with the same guests and prices. */
export function hasSameNights(one: Reservation, other: Reservation): boolean {
  return (
    one.stay.equals(other.stay) &&
    one.plots.length === other.plots.length &&
    one.plots.every((plot, position) => isSame(plot, other.plots[position]))
  )
}

function isSame(one: ReservedPlot, other: ReservedPlot | undefined): boolean {
  return (
    one.plotId === other?.plotId &&
    one.pax === other.pax &&
    one.isShared === other.isShared &&
    one.quote.total.equals(other.quote.total) &&
    one.party.numberOfAdults === other.party.numberOfAdults &&
    one.party.numberOfPensioners === other.party.numberOfPensioners &&
    one.party.childrenAges.join() === other.party.childrenAges.join()
  )
}
