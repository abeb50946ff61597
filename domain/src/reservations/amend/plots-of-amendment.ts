import type { PlotId } from '../../shared/ids.ts'
import { accepted, type Result, refused } from '../../shared/result.ts'
import { Temporal } from '../../shared/temporal.ts'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import type { ReservedPlot } from '../reservation.ts'
import type { AmendedPlot } from './amendment.ts'
import { nightsOn } from './nights-on-plot.ts'

/** Where the equipment is not known, an amendment leaves it as it is. */
type BookedPlot = Pick<ReservedPlot, 'plotId' | 'party' | 'quote'> & Partial<Pick<ReservedPlot, 'equipment'>>

interface Booked {
  readonly stay: StayDates
  readonly plots: readonly BookedPlot[]
}

/** Undefined where another stay leaves one of the parts of a split stay without a night. */
export type StretchedPlots = readonly AmendedPlot[] | undefined

/**
 * The same plots over another stay: a part that began or ended with the old stay begins or ends with the new
 * one.
 */
export function stretchedPlots({ stay, plots }: Booked, next: StayDates): StretchedPlots {
  const stretched = plots.flatMap((plot) => {
    const part = nightsOn(plot)
    const arrival = part.arrival.equals(stay.arrival) ? next.arrival : part.arrival
    const departure = part.departure.equals(stay.departure) ? next.departure : part.departure
    const nights = StayDates.between(arrival, departure)
    return nights.ok ? [{ ...plotAsItIs(plot), stay: nights.value }] : []
  })
  return stretched.length === plots.length ? stretched : undefined
}

export interface Split {
  /** The first night on the other plot. */
  readonly from: Temporal.PlainDate
  readonly plotId: PlotId
  readonly toPlotId: PlotId
}

/** From a night on the guests of one plot sleep on another; from their first night on that is a move. */
export function splitPlots(
  { plots }: Booked,
  { from, plotId, toPlotId }: Split,
): Result<readonly AmendedPlot[], { readonly code: 'plot-unknown' | 'nights-not-covered' }> {
  const leaving = plots.find((plot) => plot.plotId === plotId)
  if (!leaving) return refused({ code: 'plot-unknown' })
  const { arrival, departure } = nightsOn(leaving)
  const isInside = Temporal.PlainDate.compare(arrival, from) <= 0 && Temporal.PlainDate.compare(from, departure) < 0
  if (!isInside) return refused({ code: 'nights-not-covered' })
  const stays = from.equals(arrival) ? [] : [{ ...plotAsItIs(leaving), stay: StayDates.of(arrival, from) }]
  const moves = { ...plotAsItIs(leaving), plotId: toPlotId, stay: StayDates.of(from, departure) }
  return accepted(plots.flatMap((plot) => (plot === leaving ? [...stays, moves] : [plotAsItIs(plot)])))
}

/** A plot as it is. */
export function plotAsItIs(plot: BookedPlot): AmendedPlot {
  const { plotId, party, equipment } = plot
  return { plotId, party, ...(equipment && { equipment }), stay: nightsOn(plot) }
}
