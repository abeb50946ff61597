import { expect, it } from 'vitest'
import { csvFile } from '#app/formatting/csv-file.ts'
import type { WireBillingLine, WireBillingReport } from '#server/wire/billing-on-wire.ts'
import { billingColumns, billingRows } from './billing-file.ts'

const line: WireBillingLine = {
  id: 'hold-1' as WireBillingLine['id'],
  simpleReference: '482-913-107',
  guestName: 'Thandi Nkosi',
  isOffline: false,
  arrivalDate: '2027-02-01',
  departureDate: '2027-02-05',
  bookedOn: '2026-12-04',
  payoutDate: null,
  total: 800,
  paid: 400,
  refunded: 100,
  bookingFee: 65.05,
  feeCredit: 16.26,
  feeVat: 7.32,
}
const { total, paid, refunded, bookingFee, feeCredit, feeVat } = line
const report: WireBillingReport = {
  from: '2026-12-01',
  to: '2026-12-31',
  month: '2026-12',
  monthBefore: '2026-11',
  monthAfter: '2027-01',
  lines: [line],
  isClosed: true,
  feePaper: null,
  totals: { total, paid, refunded, bookingFee, feeCredit, feeVat },
  adminFee: 250,
  vat: 44.82,
  owed: 343.61,
}

it('the file of a billing report has a line for each booking, the admin fee and the sum', () => {
  const [head, ...lines] = csvFile(billingColumns, billingRows(report)).split('\r\n')

  expect(head).toMatch(/^\uFEFFkind,reference,guest,source,/)
  expect(lines).toEqual([
    'booking,482-913-107,Thandi Nkosi,online,2027-02-01,2027-02-05,2026-12-04,800.00,400.00,100.00,65.05,16.26,7.32,56.11',
    'adminFee,,,,,,,0.00,0.00,0.00,0.00,0.00,37.50,287.50',
    'total,,,,,,,800.00,400.00,100.00,65.05,16.26,44.82,343.61',
    '',
  ])
})
