import { reportFileResponse } from '#app/components/staff/reports/report-file.server.ts'
import { requestFacts } from '#server/request-scope.ts'
import { platformReportOf } from '#server/staff/month-report-of-request.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/file.ts'

/** The report as a file for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const report = await platformReportOf(args)
  if (!report) throw refusedPage('not-found')
  return reportFileResponse(report, args.request, args.context.get(requestFacts).language)
}
