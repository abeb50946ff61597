import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { LoadingIndicator } from '#app/components/loading-indicator.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { campsiteNotFound } from '#server/campsite/campsite-not-found.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import '#app/components/campsite/campsite.css'
import { StayForm } from '#app/components/campsite/stay/stay-form.tsx'
import { WeekendPrompt } from '#app/components/campsite/stay/weekend-prompt.tsx'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { type CampsiteData, loadCampsite, withOwnHold } from '#server/campsite/load-campsite.ts'
import { nothingDrawn, plotMapOnWire } from '#server/campsite/plot-map-on-wire.ts'
import { findOwnHold, ownHoldOnPage } from '#server/reservations/own-hold.ts'
import type { Route } from './+types/route.ts'
import { ChosenStay } from './chosen-stay.tsx'
import { MapBar } from './map-bar.tsx'
import { MapList } from './map-list.tsx'
import { MapWithoutDates, PlotMap } from './plot-map.tsx'
import './plot-map.css'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const loaded = await loadCampsite({
    useCases: context.get(useCases),
    actor: context.get(requestFacts).actor,
    orgSlug: params.orgSlug,
    search,
    today: platformDay(context.get(requestFacts).now),
  })
  if (!loaded) throw campsiteNotFound()
  const held = await findOwnHold(context.get(useCases), request, params.orgSlug)
  const shown = withOwnHold(loaded, held && ownHoldOnPage(held, search))
  const plotMap = await context.get(useCases).showPlotMap.execute({ slug: params.orgSlug })
  return { ...shown, plotMap: plotMap.ok ? plotMapOnWire(plotMap.value) : nothingDrawn }
}

export default function PlotMapPage({ loaderData, params }: Route.ComponentProps) {
  const t = useText('campsite')
  const words = useText('plotMap')
  const { search, isChecking } = usePendingSearch()
  const { organisation, stay, problems, today, plots, weekends, plotMap } = loaderData
  const { name } = organisation
  const campsite = `/${encodeURIComponent(params.orgSlug)}`
  const selected = readSelection(search).filter((id) => plots?.some((plot) => plot.id === id))
  const back = `${campsite}?${withSelection(search, selected)}`
  const choice = plots && { plots, selected, search, isMulti: organisation.isAllowMultiplePlots }
  const hasCamping = organisation.sites.some((site) => site.siteType === 'camping')
  const stayForm = (
    <StayForm key={JSON.stringify(stay)} stay={stay} today={today} hasCamping={hasCamping} action={`${campsite}/map`} />
  )
  return (
    <>
      <MapBar name={name} backTo={back} />
      <div className="page grid min-h-[calc(100dvh-122px)] grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
        <PageTitle title={words('titleTag', { name })} />
        <PageHeading lead={words('lead')}>{words('title', { name })}</PageHeading>
        {organisation.status !== 'active' ? (
          <Notice tone="warn" title={t('notTakingBookings')} />
        ) : choice === null ? (
          <>
            {stayForm}
            <WeekendPrompt weekends={weekends} problems={problems} />
            {plotMap.plots.length > 0 && <MapWithoutDates {...plotMap} />}
          </>
        ) : (
          <>
            <ChosenStay key={JSON.stringify(stay)} stay={stay}>
              {stayForm}
            </ChosenStay>
            <LiveRegion isVisible={isChecking}>
              {isChecking ? (
                <LoadingIndicator variant="camp" label={t('checking')} hasVisibleLabel />
              ) : (
                t('plotsSelected', { count: selected.length })
              )}
            </LiveRegion>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
              <div className="grid gap-3 lg:sticky lg:top-4">
                <PlotMap {...choice} map={plotMap.map} />
              </div>
              <MapList {...choice} map={plotMap.map} />
            </div>
          </>
        )}
      </div>
      {plots !== null && organisation.status === 'active' && <ContinueBar data={loaderData} count={selected.length} to={back} />}
    </>
  )
}

interface ContinueBarProps {
  readonly data: CampsiteData
  readonly count: number
  readonly to: string
}

function ContinueBar({ data, count, to }: ContinueBarProps) {
  const t = useText('plotMap')
  const total = data.selection?.quote?.amountDue
  return (
    <div className="map-continue">
      <div className="page flex items-center justify-between gap-4">
        {count === 0 ? (
          <p className="text-ink-soft">{t('nothingChosen')}</p>
        ) : (
          <p className="text-lg font-bold">{total !== undefined && randText(total)}</p>
        )}
        <div className="min-[340px]:shrink-0">
          <ButtonLink to={count > 0 ? `${to}#selected-plots` : to} intent={count > 0 ? 'primary' : 'secondary'}>
            {count > 0 ? t('continueWith', { count }) : t('continueWithout')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
