import { readMonth } from '@camp/domain/formatting/month-filter.ts'
import { printedFileAnswer } from '#server/printed-file.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'

/** `org-billing-report.pdf`, and `org-fee-invoice.pdf` of a closed month. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const { pathname, searchParams } = new URL(request.url)
  const month = searchParams.get('month')
  const asked = { actor, organisationId: organisation.id }
  const { printBillingReport, printFeePaper } = context.get(useCases)
  if (!pathname.endsWith('org-fee-invoice.pdf')) {
    const report = await printBillingReport.execute({ ...asked, month })
    if (!report.ok) throw refusedPage(report.refusal.code)
    return printedFileAnswer(report.value)
  }
  const known = readMonth(month ?? '')
  const paper = known && (await printFeePaper.execute({ ...asked, month: known }))
  if (!paper?.ok) throw refusedPage('not-found')
  return printedFileAnswer(paper.value)
}
