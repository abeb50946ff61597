import { memo, Suspense } from 'react'
import { Findable } from '#app/components/findable.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { CardSkeletons } from '#app/components/search/card-skeleton.tsx'
import { SearchForm } from '#app/components/search/search-form.tsx'
import { usePageOnItsWay } from '#app/queries/use-page-on-its-way.ts'
import { readSearchParameters } from '#app/search-parameters/read-search-parameters.ts'
import { searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import { ResultsGrid } from './lazy-parts.ts'
import type { ResultsData } from './load-home.ts'
import type { Pending } from './results-grid.tsx'
import { foundPlace, resultsHeading } from './results-heading.ts'

/** A move within the page changes its address alone: nothing that is shown. */
export const ResultsPage = memo(function ResultsPage(data: ResultsData) {
  const t = useText('search')
  const common = useText('common')
  const { parameters, today, found, sort, whereabouts, isAround } = data
  const pending = usePending(data)
  const heading = resultsHeading(t, { whereabouts, count: found.total, isAround })
  return (
    <div className="page pt-5 pb-16 sm:pt-6">
      <Findable
        title={heading}
        description={common('siteDescription')}
        path={searchAddress({ ...parameters, isEmbedded: false })}
      />
      <SearchForm
        parameters={parameters}
        today={today}
        facets={{ total: found.total, ...found.facets }}
        sort={sort}
        foundPlace={foundPlace(t, whereabouts)}
      />
      <LiveRegion isVisible={false}>{pending === 'none' ? heading : t('loadingResults')}</LiveRegion>
      <Suspense fallback={<CardSkeletons count={3} />}>
        <ResultsGrid data={data} pending={pending} />
      </Suspense>
    </div>
  )
})

function usePending({ parameters }: ResultsData): Pending {
  const { state, location } = usePageOnItsWay()
  if (state !== 'loading' || location?.pathname !== '/') return 'none'
  const next = readSearchParameters(new URLSearchParams(location.search))
  const isSamePlace =
    next.place === parameters.place && String(next.box) === String(parameters.box) && next.page === parameters.page
  return isSamePlace ? 'prices' : 'places'
}
