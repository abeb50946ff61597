import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { isSameChart } from '#app/components/staff/calendar/chart-address.ts'
import { chartQuery } from '#app/components/staff/calendar/chart-query.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { chartOnWire } from '#server/wire/chart-on-wire.ts'
import type { Route } from './+types/route.ts'
import { Agenda } from './agenda/agenda.tsx'
import styles from './calendar.css?url'
import { ChartTable } from './chart/chart-table.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartToolbar } from './chart-toolbar.tsx'
import { DoneLine } from './done-line.tsx'
import { ProblemTray } from './problem-tray.tsx'
import { useChartChanges } from './use-chart-changes.ts'
import { isPhone, useIsNarrow } from './use-is-narrow.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showTapeChart.execute(chartQuery(actor, params.orgSlug, request))
  if (!shown.ok) throw data({ code: shown.refusal.code }, shown.refusal.code === 'not-found' ? 404 : 403)
  return { chart: chartOnWire(shown.value), isPhone: isPhone(request.headers) }
}

/**
 * A panel that opens or closes, a word to look for and a site that is folded leave the chart as it was read.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return !isSameChart(currentUrl.searchParams, nextUrl.searchParams)
}

/**
 * The tape chart: a week and more on a wide screen, an agenda on a phone, and beside it the panel of what is
 * open.
 */
export default function Calendar({ loaderData, params }: Route.ComponentProps) {
  const t = useText('calendar')
  const { chart } = loaderData
  const isNarrow = useIsNarrow(loaderData.isPhone)
  const freshness = useChartChanges(chart.version)
  const { organisation } = useStaffOrganisation()
  const isBusy = useNavigation().state === 'loading'
  if (chart.sites.length === 0) {
    const action = <ButtonLink to={organisationAddress(params.orgSlug, 'org-organisation/sites')}>{t('addPlots')}</ButtonLink>
    return (
      <div className="page py-10">
        <PageTitle title={t('title')} />
        <h1 className="chart-title mb-4">{t('title')}</h1>
        <EmptyState text={t('noPlots')} action={action} />
      </div>
    )
  }
  return (
    <div className="calendar" aria-busy={isBusy}>
      <PageTitle title={t('title')} />
      <ChartToolbar chart={chart} />
      <p className="chart-print">
        <strong>{organisation.name}</strong> · {stayText(chart.from, chart.days.at(-1)?.date ?? chart.from)}
      </p>
      <DoneLine />
      <ProblemTray problems={chart.problems} conflicts={chart.conflicts} />
      {isNarrow ? <Agenda chart={chart} /> : <ChartTable chart={chart} />}
      <div className="chart-foot no-print">
        <p className="chart-fresh" data-fresh={freshness} role={freshness === 'stale' ? 'alert' : undefined}>
          {t(freshness)}
        </p>
        <ChartLegend />
      </div>
      <Outlet />
    </div>
  )
}
