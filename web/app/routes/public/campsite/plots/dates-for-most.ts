import type { PickedPlot } from '#server/campsite/load-selection.ts'

type OfferedPlot = Pick<PickedPlot, 'nearestDates' | 'nearestTotal'>

/** Other dates on which plots are free, how many, and from what price. */
export interface DatesForMost {
  readonly dates: NonNullable<PickedPlot['nearestDates']>
  readonly count: number
  readonly from: number | null
}

/** The dates on which most of them are free, the cheapest first; null where none offers any. */
export function datesForMost(plots: readonly OfferedPlot[]): DatesForMost | null {
  const offers = [...Map.groupBy(plots, ({ nearestDates }) => JSON.stringify(nearestDates)).values()]
  const [best] = offers.flatMap(offerOf).toSorted((one, other) => other.count - one.count || priceOf(one) - priceOf(other))
  return best ?? null
}

function offerOf(plots: readonly OfferedPlot[]): DatesForMost[] {
  const dates = plots[0]?.nearestDates
  const prices = plots.flatMap(({ nearestTotal }) => nearestTotal ?? [])
  return dates ? [{ dates, count: plots.length, from: prices.length > 0 ? Math.min(...prices) : null }] : []
}

const priceOf = ({ from }: DatesForMost) => from ?? Number.POSITIVE_INFINITY
