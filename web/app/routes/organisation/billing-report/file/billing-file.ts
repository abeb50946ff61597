import type { FileColumn } from '#app/formatting/file-column.ts'
import type { WireBillingAmounts, WireBillingLine, WireBillingReport } from '#server/wire/billing-on-wire.ts'

type Row = WireBillingAmounts & Partial<WireBillingLine> & { readonly kind: string; readonly owed: number }

export const billingColumns: readonly FileColumn<Row>[] = [
  ['kind', ({ kind }) => kind],
  ['reference', ({ simpleReference }) => simpleReference ?? ''],
  ['guest', ({ guestName }) => guestName ?? ''],
  ['source', ({ isOffline }) => (isOffline === undefined ? '' : isOffline ? 'offline' : 'online')],
  ['arrival', ({ arrivalDate }) => arrivalDate ?? '', 'date'],
  ['departure', ({ departureDate }) => departureDate ?? '', 'date'],
  ['countsFrom', ({ bookedOn }) => bookedOn ?? '', 'date'],
  ['total', ({ total }) => total, 'money'],
  ['paid', ({ paid }) => paid, 'money'],
  ['refunded', ({ refunded }) => refunded, 'money'],
  ['bookingFee', ({ bookingFee }) => bookingFee, 'money'],
  ['feeCredit', ({ feeCredit }) => feeCredit, 'money'],
  ['vat', ({ feeVat }) => feeVat, 'money'],
  ['owed', ({ owed }) => owed, 'money'],
]

const nothing: WireBillingAmounts = { total: 0, paid: 0, refunded: 0, bookingFee: 0, feeCredit: 0, feeVat: 0 }

/** A line for each booking, one for the admin fee, and their sum. */
export function billingRows({ lines, totals, adminFee, vat, owed }: WireBillingReport): readonly Row[] {
  const adminVat = inCents(vat - totals.feeVat)
  return [
    ...lines.map((line) => ({ kind: 'booking', ...line, owed: inCents(line.bookingFee - line.feeCredit + line.feeVat) })),
    { kind: 'adminFee', ...nothing, feeVat: adminVat, owed: inCents(adminFee + adminVat) },
    { kind: 'total', ...totals, feeVat: vat, owed },
  ]
}

/** Sums of rands that are whole cents are whole cents again. */
function inCents(rand: number): number {
  return Math.round(rand * 100) / 100
}
