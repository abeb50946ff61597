import { partySize } from '@camp/domain/stay-rules/party.ts'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { campsiteAddress } from '#app/addresses/campsite-address.ts'
import { Icon } from '#app/components/icon.tsx'
import { CardSkeletons } from '#app/components/search/card-skeleton.tsx'
import { OrganisationCard } from '#app/components/search/organisation-card.tsx'
import { StayPrice } from '#app/components/search/stay-price.tsx'
import { stayTotalTexts } from '#app/components/search/stay-total.tsx'
import { useText } from '#app/wording/use-text.ts'
import { ResultsMap } from './later-map.ts'
import { EmptyResults } from './lazy-empty-results.ts'
import type { ResultsData } from './load-home.ts'
import { Pages } from './pages.tsx'
import { ResultsSummary } from './results-summary.tsx'

/** How many pictures stand above the fold. */
const eagerPictures = 2

/** While other results are on their way: other places, or the same ones with other prices. */
export type Pending = 'none' | 'prices' | 'places'

/** What was found, as a list and on the map. */
export function ResultsGrid({ data, pending }: { readonly data: ResultsData; readonly pending: Pending }) {
  const t = useText('search')
  const { parameters, found, map } = data
  const [pointed, setPointed] = useState<string | null>(null)
  // The map as the server drew it stands until its program is there.
  const pointedCalmly = useDeferredValue(pointed)
  useFocusOnFirstResults()
  return (
    <div className="results-grid mt-6">
      <div className="results-list" aria-busy={pending !== 'none'}>
        <ResultsSummary {...data} />
        {/* Nothing to scroll past, only ways out that it would lie over. */}
        <a href="#map" className={`chip map-button ${found.results.length === 0 ? 'static' : ''}`}>
          <Icon name="map" className="size-4" />
          {t('noFilterMap')}
        </a>
        <div className="mt-4">
          {pending === 'places' ? (
            <CardSkeletons count={Math.max(2, Math.min(found.results.length, 6))} />
          ) : found.results.length === 0 ? (
            <Suspense>
              <EmptyResults parameters={parameters} />
            </Suspense>
          ) : (
            <Cards {...data} isLoading={pending === 'prices'} pointed={pointed} onPoint={setPointed} />
          )}
        </div>
        <Pages parameters={parameters} total={found.total} pageSize={found.pageSize} />
      </div>
      <Suspense>
        <ResultsMap view={map} results={found.results} parameters={parameters} pointed={pointedCalmly} onPoint={setPointed} />
      </Suspense>
    </div>
  )
}

interface CardsProps extends ResultsData {
  readonly isLoading: boolean
  readonly pointed: string | null
  readonly onPoint: (slug: string | null) => void
}

function Cards({ found, parameters: { stay }, nights, isLoading, pointed, onPoint }: CardsProps) {
  const words = { t: useText('search'), common: useText('common'), guests: partySize(stay) }
  return (
    <ol className="grid gap-4">
      {found.results.map((result, index) => (
        <li key={result.slug}>
          <OrganisationCard
            card={result}
            address={campsiteAddress(result.slug, stay)}
            isEager={index < eagerPictures}
            layout="row"
            isFeatured={result.isFeatured}
            price={nights !== null && !isLoading && !result.choosePlots ? stayTotalTexts(result, { ...words, nights }) : null}
            isMarked={pointed === result.slug}
            onPoint={(isPointed) => onPoint(isPointed ? result.slug : null)}
          >
            <StayPrice
              result={result}
              isLoading={isLoading}
              nights={nights}
              guests={words.guests}
              addressOn={(dates) => campsiteAddress(result.slug, { ...stay, ...dates })}
            />
          </OrganisationCard>
        </li>
      ))}
    </ol>
  )
}

/** The form of the start page is gone when its results come: the focus goes to their heading. */
function useFocusOnFirstResults(): void {
  const isFollowed = useNavigationType() !== 'POP'
  const [isFirst] = useState(isFollowed)
  useEffect(() => {
    if (isFirst) document.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true })
  }, [isFirst])
}
