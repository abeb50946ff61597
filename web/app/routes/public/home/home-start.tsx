import { useNavigation } from 'react-router'
import { Findable } from '../../../components/findable.tsx'
import { CardSkeletons } from '../../../components/search/card-skeleton.tsx'
import { noFacets } from '../../../components/search/filters-panel.tsx'
import { SearchForm } from '../../../components/search/search-form.tsx'
import { useText } from '../../../wording/use-text.ts'
import { FeaturedCampsites } from './featured-campsites.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import type { StartData } from './load-home.ts'
import { QuickStartLinks } from './quick-start-links.tsx'

/** The front door: what to ask, dates to begin with, a few places. */
export function HomeStart({ parameters, today, featured, quickStarts }: StartData) {
  const t = useText('search')
  const common = useText('common')
  const { state, location } = useNavigation()
  const isSearching = state === 'loading' && location.pathname === '/' && location.search !== ''
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
          <>
            <QuickStartLinks starts={quickStarts} parameters={parameters} />
            <FeaturedCampsites featured={featured} parameters={parameters} />
            <HowItWorks />
          </>
        )}
      </div>
    </>
  )
}
