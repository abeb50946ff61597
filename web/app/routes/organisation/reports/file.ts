import { reportFileResponse } from '#app/components/staff/reports/report-file.server.ts'
import { requestFacts } from '#server/request-scope.ts'
import { organisationReportOf } from '#server/staff/month-report-of-request.ts'
import type { Route } from './+types/file.ts'

/** The organisation's own figures alone. */
export async function loader(args: Route.LoaderArgs) {
  return reportFileResponse(await organisationReportOf(args), args.request, args.context.get(requestFacts).language)
}
