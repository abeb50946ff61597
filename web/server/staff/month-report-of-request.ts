import type { Report } from '@camp/application/reports/show-report.ts'
import { type ReportKind, reportKinds, reportShapes } from '@camp/domain/reports/report.ts'
import { requestFacts, useCases } from '../request-scope.ts'
import type { PageRequest } from './page-request.ts'
import { refusedPage } from './refused-page.ts'
import { organisationOfQuery } from './staff-organisation.ts'

/**
 * `/admin/reports/revenue?month=2026-12&currency=NAD`, of the marketplace; null where no campsite is paid in
 * that currency.
 */
export async function platformReportOf({ context, request }: PageRequest): Promise<Report | null> {
  const { actor } = context.get(requestFacts)
  const currency = new URL(request.url).searchParams.get('currency')
  const shown = await context.get(useCases).showPlatformReport.execute({ actor, currency, ...askedFor(request) })
  if (shown.ok) return shown.value
  if (shown.refusal.code === 'currency-unused') return null
  throw refusedPage(shown.refusal.code)
}

/** Those that an organisation has of itself. */
export const ownReportKinds = reportKinds.filter((kind) => !reportShapes[kind].isOfPlatform)

/** `/org/org-reports/occupancy?org=kwena-camp&month=2026-12`. */
export async function organisationReportOf({ context, request }: PageRequest): Promise<Report> {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const asked = { actor, orgSlug: organisation.slug, ...askedFor(request) }
  const shown = await context.get(useCases).showOrganisationReport.execute(asked)
  if (!shown.ok) throw refusedPage(shown.refusal.code)
  return shown.value
}

/** The last part of the address is the kind, before the ending of a file and that of scripts. */
function askedFor({ url }: Request): { readonly kind: ReportKind; readonly month: string | null } {
  const { pathname, searchParams } = new URL(url)
  const [name] = pathname.split('/').at(-1)?.split('.') ?? []
  const kind = reportKinds.find((known) => known === name)
  if (!kind) throw refusedPage('not-found')
  return { kind, month: searchParams.get('month') }
}
