import { csvFile } from '#app/formatting/csv-file.ts'
import { xlsxFile } from '#app/formatting/xlsx-file.server.ts'
import { reportOfRequest } from '#server/staff/report-of-request.ts'
import type { Route } from './+types/route.ts'
import { billingColumns, billingRows } from './billing-file.ts'

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The report as a file for a spreadsheet, as the address ends. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { organisation, report } = await reportOfRequest({ context, request })
  const ending = new URL(request.url).pathname.endsWith('.xlsx') ? 'xlsx' : 'csv'
  const rows = billingRows(report)
  const body = ending === 'xlsx' ? await xlsxFile('Billing', billingColumns, rows) : csvFile(billingColumns, rows)
  return new Response(body, {
    headers: {
      'content-type': kinds[ending],
      'content-disposition': `attachment; filename="billing-${organisation.slug}-${report.month ?? report.from}.${ending}"`,
      'cache-control': 'no-store',
    },
  })
}
