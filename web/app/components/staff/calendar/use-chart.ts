import { useRouteLoaderData } from 'react-router'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'

export const chartRouteId = 'calendar'

/** The chart that the panel stands beside. */
export function useChart() {
  return useRouteLoaderData<{ readonly chart: ChartOnWire }>(chartRouteId)?.chart
}
