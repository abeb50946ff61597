import { expect, it } from 'vitest'
import type { WireBillingLine, WireBillingReport } from '#server/wire/billing-on-wire.ts'
import { billingCsv } from './csv.ts'

const line: WireBillingLine = {
  id: 'hold-1' as WireBillingLine['id'],
  simpleReference: '482-913-107',
  isOffline: false,
  arrivalDate: '2027-02-01',
  departureDate: '2027-02-05',
  bookedOn: '2026-12-04',
  total: 800,
  paid: 400,
  refunded: 100,
  bookingFee: 65.05,
  feeCredit: 16.26,
}
const { total, paid, refunded, bookingFee, feeCredit } = line
const report: WireBillingReport = {
  from: '2026-12-01',
  to: '2026-12-31',
  month: '2026-12',
  monthBefore: '2026-11',
  monthAfter: '2027-01',
  lines: [line],
  totals: { total, paid, refunded, bookingFee, feeCredit },
  adminFee: 250,
  owed: 298.79,
}

it('the file of a billing report has a line for each booking, the admin fee and the sum', () => {
  const [head, ...lines] = billingCsv(report).split('\r\n')

  expect(head).toMatch(/^\uFEFFkind,reference,source,/)
  expect(lines).toEqual([
    'booking,482-913-107,online,2027-02-01,2027-02-05,2026-12-04,800.00,400.00,100.00,65.05,16.26,48.79',
    'adminFee,,,,,,0.00,0.00,0.00,0.00,0.00,250.00',
    'total,,,,,,800.00,400.00,100.00,65.05,16.26,298.79',
    '',
  ])
})
