import type { StayDates } from '../../stay-rules/stay-dates.ts'
import type { ReservedPlot } from '../reservation.ts'

/**
 * The nights that a reservation spends on one of its plots: all of them, or a part where the stay is split.
 */
export function nightsOn({ quote }: Pick<ReservedPlot, 'quote'>): StayDates {
  return quote.stay
}
