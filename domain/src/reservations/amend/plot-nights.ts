import { nothingInUse, type Occupancy } from '../../availability/occupancy.ts'
import type { PlotId } from '../../shared/ids.ts'
import type { StayDates } from '../../stay-rules/stay-dates.ts'
import type { ReservedPlot } from '../reservation.ts'
import { nightsOn } from './nights-on-plot.ts'

/** What others use: a reservation's own nights are no reason to refuse its amendment. */
export function withoutOwnNights(occupancy: Occupancy, plots: readonly ReservedPlot[]): Occupancy {
  const others = new Map(occupancy)
  for (const plot of plots) {
    const nights = new Map(others.get(plot.plotId) ?? [])
    for (const night of nightsOn(plot).nights()) {
      const use = nights.get(night)
      if (!use) continue
      const pax = use.kind === 'shared' && plot.isShared ? use.pax - plot.pax : 0
      if (pax > 0) nights.set(night, { kind: 'shared', pax })
      else nights.delete(night)
    }
    others.set(plot.plotId, nights)
  }
  return others
}

/** Of one plot, the use of those nights alone. */
export function inUseOn(occupancy: Occupancy, plotId: PlotId, stay: StayDates) {
  const inUse = occupancy.get(plotId) ?? nothingInUse
  return new Map(
    stay.nights().flatMap((night) => {
      const use = inUse.get(night)
      return use ? [[night, use] as const] : []
    }),
  )
}
