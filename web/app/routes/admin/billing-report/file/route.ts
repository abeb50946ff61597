import { csvFile } from '#app/formatting/csv-file.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { xlsxFile } from '#app/formatting/xlsx-file.server.ts'
import { platformBillingOf } from '#server/staff/platform-billing-of-request.ts'
import type { WireOwed } from '#server/wire/billing-on-wire.ts'
import type { Route } from './+types/route.ts'

type Row = WireOwed & { readonly slug: string; readonly name: string }

const columns: readonly FileColumn<Row>[] = [
  ['slug', ({ slug }) => slug],
  ['name', ({ name }) => name],
  ['currency', ({ currency }) => currency],
  ['bookings', ({ bookings }) => bookings],
  ['total', ({ total }) => total, 'money'],
  ['paid', ({ paid }) => paid, 'money'],
  ['refunded', ({ refunded }) => refunded, 'money'],
  ['bookingFee', ({ bookingFee }) => bookingFee, 'money'],
  ['feeCredit', ({ feeCredit }) => feeCredit, 'money'],
  ['adminFee', ({ adminFee }) => adminFee, 'money'],
  ['vat', ({ vat }) => vat, 'money'],
  ['owed', ({ owed }) => owed, 'money'],
]

/** The month of every campsite for a spreadsheet, as the address ends; last the sums of currencies. */
export async function loader(args: Route.LoaderArgs) {
  const { month, organisations, totals } = await platformBillingOf(args)
  const isExcel = new URL(args.request.url).pathname.endsWith('.xlsx')
  const rows = [...organisations, ...totals.map((sums) => ({ slug: '', name: 'total', ...sums }))]
  const type = isExcel ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv; charset=utf-8'
  return new Response(isExcel ? await xlsxFile('Billing', columns, rows) : csvFile(columns, rows), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="billing-${month}.${isExcel ? 'xlsx' : 'csv'}"`,
      'cache-control': 'no-store',
    },
  })
}
