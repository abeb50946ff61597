import { Temporal } from '../shared/temporal.ts'
import type { TakeoverRow } from './takeover-row.ts'

/** Rows of one booking: one reference, the same nights, a plot each. */
export interface TakeoverBooking {
  readonly rows: readonly [TakeoverRow, ...TakeoverRow[]]
  /** What is the same in every file that has the booking. */
  readonly identity: string
}

/** Rows without a reference are bookings of their own, known by plot, nights and name. */
export function takeoverBookings(rows: readonly TakeoverRow[]): readonly TakeoverBooking[] {
  return [...Map.groupBy(rows, identityOf)].flatMap(([identity, [first, ...others]]) =>
    first ? [{ identity, rows: [first, ...others] satisfies TakeoverBooking['rows'] }] : [],
  )
}

function identityOf({ reference, plotName, arrival, departure, firstName, lastName }: TakeoverRow): string {
  if (reference !== null) return `reference ${reference.toLowerCase()}`
  return `row ${[plotName, arrival, departure, firstName, lastName].join('|').toLowerCase()}`
}

/** The same plot twice, or other nights: not one booking of several plots. */
export function isOneBooking({ rows: [first, ...others] }: TakeoverBooking): boolean {
  const plots = new Set([first, ...others].map(({ plotName }) => plotName.toLowerCase()))
  const isSame = (other: TakeoverRow) => first.arrival.equals(other.arrival) && first.departure.equals(other.departure)
  return plots.size === others.length + 1 && others.every(isSame)
}

export interface PlacedRow<PlotId> {
  readonly row: number
  readonly plotId: PlotId
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
}

/** For each row the first other row of the file that wants one of its nights on the same plot. */
export function clashesInFile<PlotId>(placed: readonly PlacedRow<PlotId>[]): ReadonlyMap<number, number> {
  const clashes = new Map<number, number>()
  for (const onPlot of Map.groupBy(placed, ({ plotId }) => plotId).values()) {
    const byArrival = onPlot.toSorted((one, other) => Temporal.PlainDate.compare(one.arrival, other.arrival))
    let [longest] = byArrival
    for (const next of byArrival.slice(1)) {
      if (longest && Temporal.PlainDate.compare(next.arrival, longest.departure) < 0) {
        if (!clashes.has(longest.row)) clashes.set(longest.row, next.row)
        clashes.set(next.row, longest.row)
      }
      if (!longest || Temporal.PlainDate.compare(next.departure, longest.departure) > 0) longest = next
    }
  }
  return clashes
}
