/** What a measure of a report is; money is in cents. */
export type ReportUnit = 'count' | 'money' | 'percent'

/** What stands at the beginning of a row. */
export type ReportLabel = 'day' | 'daysAhead' | 'channel' | 'messageChannel' | 'term'

interface ReportShape {
  readonly label: ReportLabel
  readonly measures: readonly (readonly [name: string, unit: ReportUnit])[]
  /** The one that the picture shows. */
  readonly drawn: number
  /** Nothing of it belongs to one organisation. */
  readonly isOfPlatform: boolean
}

const bookings = ['bookings', 'count'] as const
const booked = ['booked', 'money'] as const

/** Every report with its columns (rule N1). */
export const reportShapes = {
  bookings: { label: 'day', measures: [bookings, ['nights', 'count'], booked], drawn: 0, isOfPlatform: false },
  occupancy: {
    label: 'day',
    measures: [
      ['sold', 'count'],
      ['plots', 'count'],
      ['occupancy', 'percent'],
    ],
    drawn: 2,
    isOfPlatform: false,
  },
  revenue: {
    label: 'day',
    measures: [
      ['received', 'money'],
      ['refunded', 'money'],
      ['revenue', 'money'],
    ],
    drawn: 2,
    isOfPlatform: false,
  },
  'lead-time': { label: 'daysAhead', measures: [bookings, booked], drawn: 0, isOfPlatform: false },
  channels: { label: 'channel', measures: [bookings, booked], drawn: 0, isOfPlatform: false },
  cancellations: { label: 'daysAhead', measures: [['cancelled', 'count'], booked], drawn: 0, isOfPlatform: false },
  messages: {
    label: 'messageChannel',
    measures: [
      ['messages', 'count'],
      ['delivered', 'count'],
      ['sent', 'count'],
      ['waiting', 'count'],
      ['failed', 'count'],
      ['skipped', 'count'],
    ],
    drawn: 0,
    isOfPlatform: false,
  },
  searches: { label: 'term', measures: [['searches', 'count']], drawn: 0, isOfPlatform: true },
} as const satisfies Record<string, ReportShape>

export type ReportKind = keyof typeof reportShapes

export const reportKinds = Object.keys(reportShapes) as readonly ReportKind[]

export interface ReportRow {
  /** A date, the first of some days (`8`), a channel, a term. */
  readonly label: string
  /** In the order of the measures. */
  readonly values: readonly number[]
}

export interface ReportFigures {
  readonly rows: readonly ReportRow[]
  /** Of each measure; a share is worked out from the sums, not from the shares of rows. */
  readonly totals: readonly number[]
}

/** The first day of each group of days between booking, or cancelling, and arrival. */
export const daysAheadFrom = [0, 2, 8, 31, 91] as const

/** The last column of some, worked out of the two before it. */
const workedOut: Partial<Record<ReportKind, (first: number, second: number) => number>> = {
  occupancy: share,
  revenue: (received, refunded) => received - refunded,
}

/** What was found, with the columns that are worked out and the groups that people read (rules N2 and N3). */
export function reportFigures(kind: ReportKind, found: readonly ReportRow[]): ReportFigures {
  const { label, measures } = reportShapes[kind]
  const last = workedOut[kind]
  const counted = measures.length - (last ? 1 : 0)
  const whole = (values: readonly number[]) => (last ? [...values, last(values[0] ?? 0, values[1] ?? 0)] : values)
  const rows = label === 'daysAhead' ? grouped(found, counted) : found
  return {
    rows: rows.map((row) => ({ label: row.label, values: whole(row.values) })),
    totals: whole(summed(rows, counted)),
  }
}

function grouped(found: readonly ReportRow[], measures: number): readonly ReportRow[] {
  return daysAheadFrom.map((from, position) => {
    const before = daysAheadFrom[position + 1] ?? Number.POSITIVE_INFINITY
    const inside = found.filter(({ label }) => groupedDay(Number(label)) >= from && groupedDay(Number(label)) < before)
    return { label: String(from), values: summed(inside, measures) }
  })
}

/** Whoever cancels after the arrival stands with those of that day. */
function groupedDay(days: number): number {
  return Math.max(0, days)
}

function summed(rows: readonly ReportRow[], measures: number): readonly number[] {
  return Array.from({ length: measures }, (_, measure) => rows.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0))
}

/** Whole percent; nothing of nothing is none. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
