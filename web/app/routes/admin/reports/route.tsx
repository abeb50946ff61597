import { reportKinds } from '@camp/domain/reports/report.ts'
import { redirect } from 'react-router'
import { reportInWords } from '#app/components/staff/reports/report-in-words.server.ts'
import { ReportPage } from '#app/components/staff/reports/report-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { platformReportOf } from '#server/staff/month-report-of-request.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  const report = await platformReportOf(args)
  if (!report) throw redirect(withoutCurrency(args.request))
  return { report: reportInWords(report, args.context.get(requestFacts).language) }
}

/** Of an address that was kept when campsites were still paid in its currency. */
function withoutCurrency({ url }: Request): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('currency')
  return `${pathname.replace(/\.data$/, '')}?${searchParams}`
}

/** How the marketplace is doing, month by month. */
export default function PlatformReports({ loaderData: { report } }: Route.ComponentProps) {
  const t = useText('reports')
  return <ReportPage lead={t('platformLead')} report={report} kinds={reportKinds} base="/admin/reports" />
}
