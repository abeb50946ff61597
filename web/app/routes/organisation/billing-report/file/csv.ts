import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import type { WireBillingReport } from '#server/wire/billing-on-wire.ts'

type Line = WireBillingReport['lines'][number]
type Amounts = Pick<Line, 'total' | 'paid' | 'refunded' | 'bookingFee' | 'feeCredit'>
type Row = Amounts & Partial<Line> & { readonly kind: string; readonly owed: number }

const columns: readonly FileColumn<Row>[] = [
  ['kind', ({ kind }) => kind],
  ['reference', ({ simpleReference }) => simpleReference ?? ''],
  ['source', ({ isOffline }) => (isOffline === undefined ? '' : isOffline ? 'offline' : 'online')],
  ['arrival', ({ arrivalDate }) => arrivalDate ?? ''],
  ['departure', ({ departureDate }) => departureDate ?? ''],
  ['countsFrom', ({ bookedOn }) => bookedOn ?? ''],
  ['total', ({ total }) => total, 'money'],
  ['paid', ({ paid }) => paid, 'money'],
  ['refunded', ({ refunded }) => refunded, 'money'],
  ['bookingFee', ({ bookingFee }) => bookingFee, 'money'],
  ['feeCredit', ({ feeCredit }) => feeCredit, 'money'],
  ['owed', ({ owed }) => owed, 'money'],
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
