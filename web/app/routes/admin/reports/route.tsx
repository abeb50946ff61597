import { reportKinds } from '@camp/domain/reports/report.ts'
import { reportInWords } from '#app/components/staff/reports/report-in-words.server.ts'
import { ReportPage } from '#app/components/staff/reports/report-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { platformReportOf } from '#server/staff/month-report-of-request.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  return { report: reportInWords(await platformReportOf(args), args.context.get(requestFacts).language) }
}

/** How the marketplace is doing, month by month. */
export default function PlatformReports({ loaderData: { report } }: Route.ComponentProps) {
  const t = useText('reports')
  return <ReportPage lead={t('platformLead')} report={report} kinds={reportKinds} base="/admin/reports" />
}
