import { requestFacts } from '../../../../../server/request-scope.ts'
import { guardArea } from '../../../../../server/session/guard.ts'
import { reportOfRequest } from '../report-of-request.ts'
import type { Route } from './+types/route.ts'
import { billingCsv } from './csv.ts'

/** The report as a file for a spreadsheet. Files have no frame around them: this guards itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  guardArea(context.get(requestFacts))
  const { organisation, report } = await reportOfRequest({ context, request })
  return new Response(billingCsv(report), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="billing-${organisation.slug}-${report.month ?? report.from}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
