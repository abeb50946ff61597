import { sameParty } from '../../stay-rules/party.ts'
import type { ReservedPlot } from '../reservation.ts'
import { nightsOn } from './nights-on-plot.ts'

/** The same guests with the same equipment on the same nights of the same plot; the price may differ. */
export function isSameUse(one: ReservedPlot, other: ReservedPlot | undefined): boolean {
  return (
    one.plotId === other?.plotId &&
    nightsOn(one).equals(nightsOn(other)) &&
    sameParty(one.party, other.party) &&
    one.pax === other.pax &&
    one.isShared === other.isShared &&
    one.equipment.tents === other.equipment.tents &&
    one.equipment.caravans === other.equipment.caravans
  )
}

/** Nothing that the guest has agreed to differs, the price of each plot included. */
export function areSamePlots(some: readonly ReservedPlot[], others: readonly ReservedPlot[]): boolean {
  return (
    some.length === others.length &&
    some.every((plot) => {
      const other = others.find(({ plotId }) => plotId === plot.plotId)
      return isSameUse(plot, other) && plot.quote.total.equals(other?.quote.total ?? plot.quote.total.negated())
    })
  )
}

/** As `areSamePlots`, whatever they cost. */
export function areSameUses(some: readonly ReservedPlot[], others: readonly ReservedPlot[]): boolean {
  return (
    some.length === others.length &&
    some.every((plot) =>
      isSameUse(
        plot,
        others.find(({ plotId }) => plotId === plot.plotId),
      ),
    )
  )
}
