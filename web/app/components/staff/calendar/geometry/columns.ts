import { daysBetween } from './day-number.ts'

/** The first date of a chart and how many it shows. */
export interface ChartSpan {
  readonly from: string
  readonly days: number
}

/** From the first night up to the day of departure. */
export interface Nights {
  readonly arrival: string
  readonly departure: string
}

/**
 * Where a bar lies, in halves of a day: it begins in the middle of the arrival day and ends in the middle of
 * the departure day, so that one party leaves and the next arrives on the same date.
 */
export interface BarColumns {
  readonly start: number
  readonly span: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/**
 * Cut to the chart; a bar that only touches its first morning or its last evening still shows there. Null
 * when it is outside.
 */
export function chartColumns({ arrival, departure }: Nights, { from, days }: ChartSpan): BarColumns | null {
  const first = daysBetween(from, arrival) * 2 + 1
  const end = daysBetween(from, departure) * 2 + 1
  const start = Math.max(first, 0)
  const span = Math.min(end, days * 2) - start
  if (span <= 0) return null
  return { start, span, continuesBefore: first < 0, continuesAfter: end > days * 2 }
}

/** The column of a distance from the left edge of the first day; the nearest one when it lies outside. */
export function dayAt(x: number, dayWidth: number, days: number): number {
  return Math.min(Math.max(Math.floor(x / dayWidth), 0), days - 1)
}
