import { useRouteLoaderData } from 'react-router'
import type { loader } from './route.tsx'

export const chartRouteId = 'calendar'

/** The chart that the panel stands beside. */
export function useChart() {
  return useRouteLoaderData<typeof loader>(chartRouteId)?.chart
}
