import { useEffect } from 'react'
import { Findable } from '#app/components/findable.tsx'
import { CardSkeletons } from '#app/components/search/card-skeleton.tsx'
import { noFacets } from '#app/components/search/facets.ts'
import { SearchForm } from '#app/components/search/search-form.tsx'
import { usePageOnItsWay } from '#app/queries/use-page-on-its-way.ts'
import { useText } from '#app/wording/use-text.ts'
import { Hero } from './hero.tsx'
import { Beginnings, fetchResults } from './lazy-parts.ts'
import type { StartData } from './load-home.ts'

/** The front door: what to ask, dates to begin with, a few places. */
export function HomeStart({ parameters, today, featured, quickStarts }: StartData) {
  const t = useText('search')
  const common = useText('common')
  const { state, location } = usePageOnItsWay()
  const isSearching = state === 'loading' && location?.pathname === '/' && location.search !== ''
  useEffect(() => {
    if (isSearching) fetchResults().catch(() => undefined)
  }, [isSearching])
  return (
    <>
      <Findable description={common('siteDescription')} path="/" />
      <Hero heading={t('heading')} lead={t('lead')}>
        <SearchForm parameters={parameters} today={today} facets={noFacets} sort={null} />
      </Hero>
      <div className="page grid gap-12 pt-8 pb-16">
        {isSearching ? (
          <CardSkeletons count={3} />
        ) : (
          <Beginnings parameters={parameters} featured={featured} quickStarts={quickStarts} />
        )}
      </div>
    </>
  )
}
