import { reportInWords } from '#app/components/staff/reports/report-in-words.server.ts'
import { ReportPage } from '#app/components/staff/reports/report-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { organisationReportOf, ownReportKinds } from '#server/staff/month-report-of-request.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  const report = reportInWords(await organisationReportOf(args), args.context.get(requestFacts).language)
  return { report, kinds: ownReportKinds }
}

/** How a campsite is doing, month by month. */
export default function OrganisationReports({ loaderData: { report, kinds } }: Route.ComponentProps) {
  const t = useText('reports')
  const { slug, name } = useStaffOrganisation().organisation
  return <ReportPage lead={t('lead', { campsite: name })} report={report} kinds={kinds} base="/org/org-reports" slug={slug} />
}
