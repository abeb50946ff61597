import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import type { Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import type { RowItem } from './plot-rows.ts'

/** The panel of a booking or a block. */
export function itemAddress(query: URLSearchParams, item: RowItem): string {
  return chartAddress(query, item.bar ? { open: item.bar.reference } : { block: item.block.id })
}

/** The same with what a drag wants of it: nothing is saved before somebody has seen what it means. */
export function movedAddress(query: URLSearchParams, item: RowItem, plotId: string, fromPlotId: string, nights: Nights): string {
  const wish = { change: '1', part: fromPlotId, to: plotId, arrival: nights.arrival, departure: nights.departure }
  return chartAddress(query, item.bar ? { open: item.bar.reference, ...wish } : { block: item.block.id, ...wish })
}

/** The panel of a booking, where another plot from a night on is asked for. */
export function splitAddress(query: URLSearchParams, reference: string, plotId: string, at: string): string {
  return chartAddress(query, { open: reference, split: plotId, at })
}

/** Free nights of one or more plots: a new booking, or a block. */
export function newAddress(query: URLSearchParams, plotIds: readonly string[], { arrival, departure }: Nights): string {
  return chartAddress(query, { new: '1', plot: plotIds, arrival, departure })
}
