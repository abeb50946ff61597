import { isSameUse } from '@camp/domain/reservations/amend/same-plots.ts'
import type { Reservation, ReservedPlot } from '@camp/domain/reservations/reservation.ts'

/**
 * Whether two states of a reservation use the same nights of the same plots with the same guests and prices.
 */
export function hasSameNights(one: Reservation, other: Reservation): boolean {
  return (
    one.stay.equals(other.stay) &&
    one.plots.length === other.plots.length &&
    one.plots.every((plot, position) => isSame(plot, other.plots[position]))
  )
}

function isSame(one: ReservedPlot, other: ReservedPlot | undefined): boolean {
  if (!other || !isSameUse(one, other)) return false
  return one.quote.nights.every(({ price }, night) => price.equals(other.quote.nights[night]?.price ?? price.negated()))
}
