import { reportOfRequest } from '#server/staff/report-of-request.ts'
import type { Route } from './+types/route.ts'
import { billingCsv } from './csv.ts'

/** The report as a file for a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { organisation, report } = await reportOfRequest({ context, request })
  return new Response(billingCsv(report), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="billing-${organisation.slug}-${report.month ?? report.from}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
