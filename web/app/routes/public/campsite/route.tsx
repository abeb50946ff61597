import type { NameOfAct } from '@camp/application/idempotency/idempotency-keys.ts'
import { pictureUrl } from '@camp/application/pictures/picture-url.ts'
import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import { Suspense, useState } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { bookingTarget, embeddedAs } from '#app/appearance/header-footer.ts'
import { Findable } from '#app/components/findable.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Notice } from '#app/components/notice.tsx'
import { packed, unpacked } from '#app/page-data/packed.ts'
import { textIn, useText } from '#app/wording/use-text.ts'
import { campsiteNotFound } from '#server/campsite/campsite-not-found.ts'
import { holdVisitor } from '#server/hold-visitor.ts'
import { idempotentForm } from '#server/idempotent-form.ts'
import { voterKeys } from '#server/reader-key.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { findOwnHold, type OwnHold, ownHoldOnPage, rememberOwnHold } from '#server/reservations/own-hold.ts'
import type { Route } from './+types/route.ts'
import { LaterAbout } from './about/later-about.tsx'
import '#app/components/campsite/campsite.css'
import { withStay } from '#app/components/campsite/stay/kept-parameters.ts'
import { StayForm } from '#app/components/campsite/stay/stay-form.tsx'
import { WeekendPrompt } from '#app/components/campsite/stay/weekend-prompt.tsx'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { type PlotsOfSite, plotsBySite } from '#server/campsite/alike-plots.ts'
import { areDatesOpen } from '#server/campsite/dates-open.ts'
import { type CampsiteData, loadCampsite, withOwnHold } from '#server/campsite/load-campsite.ts'
import { type PlacesElsewhere, placesElsewhere } from '#server/campsite/places-elsewhere.ts'
import { reserveSelection } from '#server/campsite/reserve-selection.ts'
import { resultsBefore } from '#server/campsite/results-before.ts'
import { CampsiteHeading } from './heading/campsite-heading.tsx'
import { Gallery } from './heading/gallery.tsx'
import { Introduction } from './heading/introduction.tsx'
import { LaterPlotKinds } from './plots/later-plot-kinds.tsx'
import { filteredPlots, type PlotFilter, plotFilters } from './plots/plot-filters.ts'
import { PlotPicker } from './plots/plot-picker.tsx'
import { LaterReviews } from './reviews/later-reviews.tsx'
import { loadReviews } from './reviews/load-reviews.ts'
import { FromBar } from './selection/from-bar.tsx'
import { OwnHoldNotice } from './selection/lazy-own-hold-notice.ts'
import { PhoneBar } from './selection/lazy-selection.ts'
import { ReturnNotice } from './selection/return-notice.tsx'
import { SelectedPlots } from './selection/selected-plots.tsx'
import { structuredData } from './structured-data.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const loaded = await loadCampsite({
    useCases: context.get(useCases),
    actor: context.get(requestFacts).actor,
    orgSlug: params.orgSlug,
    search: new URL(request.url).searchParams,
    today: platformDay(context.get(requestFacts).now),
  })
  if (!loaded) throw campsiteNotFound()
  const { requestId, site, url, language, actor } = context.get(requestFacts)
  const { organisation } = loaded
  const reviews = await loadReviews({
    useCases: context.get(useCases),
    organisation,
    search: new URL(request.url).searchParams,
    voters: voterKeys({ request, url, actor }),
    language,
  })
  // Without plots there is no form to send, and the page may be the same for everybody.
  const formKey = loaded.plots ? requestId : ''
  const described = structuredData(organisation, site.publicUrl, reviews.published)
  const held = await findOwnHold(context.get(useCases), request, params.orgSlug)
  const ownHold = held && ownHoldOnPage(held, url.searchParams)
  const shown = withOwnHold(loaded, ownHold)
  const plots = shown.plots ?? []
  const inSight = filteredPlots(plots, url.searchParams)
  const picker = {
    sites: plotsBySite(textIn(language, 'campsite'), inSight),
    filters: plotFilters(plots),
    areDatesOpen: areDatesOpen(plots),
  }
  const near = await context.get(useCases).placesNear.execute(organisation)
  const elsewhere = await placesElsewhere({ useCases: context.get(useCases), data: shown, search: url.searchParams })
  const results = resultsBefore(request, url.origin)
  const beside = { near, elsewhere, reviews: reviews.inWords, structuredData: described }
  const data = { ...shown, ...picker, ...beside, ownHold, results, formKey }
  return packed(data, { ...data, structuredData: '' })
}

/** Posting the choice holds the plots; the answer is the next page, or this one with the reason. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { orgSlug } = params
  const own = await findOwnHold(context.get(useCases), request, orgSlug)
  const from = holdVisitor(context.get(requestFacts))
  const { contactKey } = context.get(requestFacts).signIn
  const selection = { useCases: context.get(useCases), orgSlug, form, from, contactKey, own }
  const hold = (nameOfAct: NameOfAct | null) => reserveSelection({ ...selection, nameOfAct })
  const address = await idempotentForm(context, { form, scope: `hold at ${orgSlug}` }, hold)
  return redirect(address, { status: 303, headers: rememberOwnHold(context.get(requestFacts).url, address) })
}

export default function Campsite({ loaderData, params }: Route.ComponentProps) {
  const t = useText('campsite')
  const data = unpacked(loaderData)
  const { organisation } = data
  // Other dates and choices are further visits of this page, not of the results.
  const [results] = useState(data.results)
  const action = `/${encodeURIComponent(params.orgSlug)}`
  const names = { name: organisation.name, place: organisation.cityName }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <Findable
        title={t('pageTitle', names)}
        description={t('pageDescription', names)}
        path={action}
        image={organisation.image ? pictureUrl(organisation.image, 1200, 'jpeg') : undefined}
        hasErrors={data.problems.length > 0}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: for search engines, without a tag; written by the server alone. */}
      <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data.structuredData }} />
      <div>
        {results && (
          <Link to={results} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" className="size-4" />
            {t('backToResults')}
          </Link>
        )}
        <CampsiteHeading organisation={organisation} />
      </div>
      <Gallery organisation={organisation} />
      <Introduction organisation={organisation} />
      {organisation.status === 'paused' && <NotTakingBookings {...names} />}
      {organisation.status === 'pending' && (
        <Notice title={t('notOpenYet')}>
          <p>{t('notOpenYetText')}</p>
        </Notice>
      )}
      {organisation.status === 'active' && data.plots && !data.selection && <FromBar {...data} plots={data.plots} />}
      {organisation.status === 'active' && <Booking data={data} action={action} />}
      {data.reviews && <LaterReviews reviews={data.reviews} action={action} />}
      <LaterAbout organisation={organisation} near={data.near} />
    </div>
  )
}

function NotTakingBookings({ place }: { readonly place: string }) {
  const t = useText('campsite')
  const query = new URLSearchParams(useLocation().search)
  return (
    <Notice tone="warn" title={t('notTakingBookings')}>
      <p>{t('notTakingBookingsText')}</p>
      <Link
        to={embeddedAs(query, `/?${new URLSearchParams({ place })}`)}
        className="link mt-1 inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="search" className="size-4" />
        {t('searchNearBy', { place })}
      </Link>
    </Notice>
  )
}

interface BookingProps {
  readonly data: CampsiteData & {
    readonly formKey: string
    readonly ownHold: OwnHold | null
    readonly sites: readonly PlotsOfSite[]
    readonly filters: readonly PlotFilter[]
    readonly areDatesOpen: boolean
    readonly elsewhere: PlacesElsewhere | null
  }
  readonly action: string
}

function Booking({ data, action }: BookingProps) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  const { organisation, stay, problems, today, plots, nights, rates, selection, returned } = data
  const hasCamping = organisation.sites.some((site) => site.siteType === 'camping')
  return (
    <div id="booking" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ReturnNotice returned={returned} plots={plots} />
      {data.ownHold && (
        <Suspense>
          <OwnHoldNotice hold={data.ownHold} />
        </Suspense>
      )}
      <div className="grid gap-2">
        <StayForm key={JSON.stringify(stay)} stay={stay} today={today} action={action} hasCamping={hasCamping} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-sm text-ink-soft">{stay.isPartyAssumed && t('assumedParty')}</p>
          <Link to={`${action}/map?${search}`} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="map" className="size-4" />
            {t('viewMap')}
          </Link>
        </div>
      </div>
      {plots === null ? (
        <>
          <WeekendPrompt weekends={data.weekends} problems={problems} />
          {data.kinds.length > 0 && <LaterPlotKinds kinds={data.kinds} pictureTexts={organisation.pictureTexts} />}
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
          <PlotPicker
            organisation={organisation}
            stay={stay}
            nights={nights}
            rates={rates}
            waysOut={data}
            plots={plots}
            sites={data.sites}
            filters={data.filters}
            action={action}
          />
          {plots.length > 0 && <SelectedPlots data={data} plots={plots} action={action} />}
        </div>
      )}
      {selection && (
        <Suspense>
          <PhoneBar
            selection={selection}
            formKey={data.formKey}
            reserveAction={`${action}?${withStay(search, stay)}`}
            target={bookingTarget(search)}
          />
        </Suspense>
      )}
    </div>
  )
}
