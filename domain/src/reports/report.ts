/** What a measure of a report is; money is in cents. */
export type ReportUnit = 'count' | 'money' | 'percent'

/** What stands at the beginning of a row. */
export type ReportLabel = 'day' | 'month' | 'site' | 'daysAhead' | 'channel' | 'messageChannel' | 'term'

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
const arrivals = ['arrivals', 'count'] as const
const sold = ['sold', 'count'] as const
/** Of the nights that are slept, by their own prices, and of one of them (rule N7). */
const worth = ['worth', 'money'] as const
const rate = ['rate', 'money'] as const
const occupancy = ['occupancy', 'percent'] as const

/** Every report with its columns (rule N1). */
export const reportShapes = {
  bookings: { label: 'day', measures: [bookings, ['nights', 'count'], booked], drawn: 0, isOfPlatform: false },
  occupancy: {
    label: 'day',
    measures: [sold, ['plots', 'count'], occupancy],
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
  months: {
    label: 'month',
    measures: [arrivals, sold, ['plotNights', 'count'], occupancy, worth, rate],
    drawn: 3,
    isOfPlatform: false,
  },
  sites: { label: 'site', measures: [arrivals, sold, worth, rate], drawn: 2, isOfPlatform: false },
  sources: { label: 'channel', measures: [arrivals, sold, worth, rate], drawn: 2, isOfPlatform: false },
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

/** Such figures are of one currency: cents of two are never added (rule N8). */
export function countsMoney(kind: ReportKind): boolean {
  return reportShapes[kind].measures.some(([, unit]) => unit === 'money')
}

/** Of the last row where a report has more sites or terms than it names: all others, for a whole total. */
export const othersLabel = ''

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

interface WorkedOut {
  /** How many columns are counted. */
  readonly counted: number
  /** All columns, of what was counted. */
  readonly whole: (found: readonly number[]) => readonly number[]
}

const withRate: WorkedOut = {
  counted: 3,
  whole: ([came = 0, nights = 0, value = 0]) => [came, nights, value, each(value, nights)],
}

/** Of reports some of whose columns follow from others. */
const workedOut: Partial<Record<ReportKind, WorkedOut>> = {
  occupancy: { counted: 2, whole: ([nights = 0, plots = 0]) => [nights, plots, share(nights, plots)] },
  revenue: { counted: 2, whole: ([received = 0, refunded = 0]) => [received, refunded, received - refunded] },
  months: {
    counted: 4,
    whole: ([came = 0, nights = 0, plots = 0, value = 0]) => [
      ...[came, nights, plots, share(nights, plots), value, each(value, nights)],
    ],
  },
  sites: withRate,
  sources: withRate,
}

/** What was found, with the columns that are worked out and the groups that people read (rules N2 and N3). */
export function reportFigures(kind: ReportKind, found: readonly ReportRow[]): ReportFigures {
  const { label, measures } = reportShapes[kind]
  const { counted, whole } = workedOut[kind] ?? { counted: measures.length, whole: (values: readonly number[]) => values }
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

/** To the cent; of nothing none. */
function each(cents: number, count: number): number {
  return count === 0 ? 0 : Math.round(cents / count)
}

/** Whole percent; nothing of nothing is none. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
