import type { ReservationConflict } from '@camp/application/reservations/reservation-refusals.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import { type ReturnReason, returnPlace } from '../selection/return-reasons.ts'
import { childParameter, plotParameter, shareParameters } from '../selection/selection-parameters.ts'

export type Selection = Pick<ReservationView, 'stay' | 'party' | 'plots'> & {
  readonly organisation: Pick<ReservationView['organisation'], 'slug'>
}

/**
 * The picker with dates, guests and plots as they were chosen, and with the reason for coming back, if there
 * is one to tell.
 */
export function pickerAddress({ organisation, stay, party, plots }: Selection, reason: ReturnReason | null): string {
  const search = new URLSearchParams({
    arrivalDate: stay.arrival.toString(),
    departureDate: stay.departure.toString(),
    numberOfAdults: String(party.numberOfAdults),
    numberOfPensioners: String(party.numberOfPensioners),
  })
  for (const age of party.childrenAges) search.append('childrenAges', String(age))
  for (const plot of plots) {
    search.append(plotParameter, plot.plotId)
    search.append(shareParameters.numberOfAdults(plot.plotId), String(plot.party.numberOfAdults))
    search.append(shareParameters.numberOfPensioners(plot.plotId), String(plot.party.numberOfPensioners))
  }
  const childPlots = plots.flatMap(({ plotId, party: { childrenAges } }) => childrenAges.map(() => plotId))
  for (const [child, plotId] of childPlots.entries()) search.append(childParameter(child), plotId)
  if (reason) search.append('reason', reason)
  return `/${encodeURIComponent(organisation.slug)}?${search}#${returnPlace(reason)}`
}

/** The picker's words for a hold that is no more: a stay that has begun cannot be chosen again anyway. */
export function returnReasonOf(code: ReservationConflict['code']): ReturnReason {
  return code === 'stay_begun' ? 'expired' : code
}
