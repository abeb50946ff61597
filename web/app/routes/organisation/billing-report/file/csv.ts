import { type CsvColumn, csvFile } from '#app/formatting/csv-file.ts'
import type { WireBillingReport } from '#server/wire/billing-on-wire.ts'

type Line = WireBillingReport['lines'][number]
type Amounts = Pick<Line, 'total' | 'paid' | 'refunded' | 'bookingFee' | 'feeCredit'>
type Row = Amounts & Partial<Line> & { readonly kind: string; readonly owed: number }

const columns: readonly CsvColumn<Row>[] = [
  ['kind', ({ kind }) => kind],
  ['reference', ({ simpleReference }) => simpleReference ?? ''],
  ['source', ({ isOffline }) => (isOffline === undefined ? '' : isOffline ? 'offline' : 'online')],
  ['arrival', ({ arrivalDate }) => arrivalDate ?? ''],
  ['departure', ({ departureDate }) => departureDate ?? ''],
  ['countsFrom', ({ bookedOn }) => bookedOn ?? ''],
  ['total', ({ total }) => total.toFixed(2)],
  ['paid', ({ paid }) => paid.toFixed(2)],
  ['refunded', ({ refunded }) => refunded.toFixed(2)],
  ['bookingFee', ({ bookingFee }) => bookingFee.toFixed(2)],
  ['feeCredit', ({ feeCredit }) => feeCredit.toFixed(2)],
  ['owed', ({ owed }) => owed.toFixed(2)],
]

const nothing: Amounts = { total: 0, paid: 0, refunded: 0, bookingFee: 0, feeCredit: 0 }

/** A line for each booking, one for the admin fee, and their sum. */
export function billingCsv({ lines, totals, adminFee, owed }: WireBillingReport): string {
  return csvFile<Row>(columns, [
    ...lines.map((line) => ({ kind: 'booking', ...line, owed: line.bookingFee - line.feeCredit })),
    { kind: 'adminFee', ...nothing, owed: adminFee },
    { kind: 'total', ...totals, owed },
  ])
}
