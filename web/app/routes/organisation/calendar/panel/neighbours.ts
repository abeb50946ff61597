import type { BarOnWire, ChartOnWire } from '#server/wire/chart-on-wire.ts'

interface Neighbour {
  readonly reference: string
  readonly guestName: string | null
}

export interface Neighbours {
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
}

/** Of the bookings on the chart by arrival, then as their plots lie; one of several plots counts once. */
export function neighboursOf({ sites, bars }: Pick<ChartOnWire, 'sites' | 'bars'>, reference: string): Neighbours {
  const rank = new Map<string, number>(sites.flatMap(({ plots }) => plots).map(({ id }, index) => [id, index]))
  const place = ({ plotId }: BarOnWire) => rank.get(plotId) ?? 0
  const inOrder = bars.toSorted((one, other) => {
    if (one.arrival !== other.arrival) return one.arrival < other.arrival ? -1 : 1
    return place(one) - place(other)
  })
  const bookings = [...Map.groupBy(inOrder, (bar) => bar.reference).values()].flatMap(([first]) => first ?? [])
  const here = bookings.findIndex((bar) => bar.reference === reference)
  if (here < 0) return { previous: null, next: null }
  return { previous: bookings[here - 1] ?? null, next: bookings[here + 1] ?? null }
}
