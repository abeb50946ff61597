import { Link } from 'react-router'
import { Notice } from '#app/components/notice.tsx'
import { changedSearch, searchAddress } from '#app/search-parameters/write-search-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ResultsData } from './load-home.ts'
import type { PlaceChoice } from './resolve-place.ts'
import { regionName } from './results-heading.ts'

/** How a typed place was understood, and which others may be meant. */
export function Understood({ whereabouts, parameters }: ResultsData) {
  const t = useText('search')
  switch (whereabouts.kind) {
    case 'unknown':
      return <Notice tone="warn">{t('placeUnknown', { text: whereabouts.typed })}</Notice>
    case 'unsure':
      return (
        <Notice>
          {t('didYouMean', { text: whereabouts.typed })}
          <Choices places={whereabouts.choices} parameters={parameters} />
        </Notice>
      )
    case 'place':
    case 'region': {
      if (whereabouts.typed === null) return null
      const place = whereabouts.kind === 'place' ? whereabouts.place.name : regionName(t, whereabouts.region)
      return (
        <div className="text-sm">
          {whereabouts.alternatives.length > 0
            ? t('placeTaken', { place })
            : t('placeTakenAlone', { text: whereabouts.typed, place })}
          <Choices places={whereabouts.alternatives} parameters={parameters} />
        </div>
      )
    }
    case 'anywhere':
    case 'box':
      return null
  }
}

function Choices({ places, parameters }: { readonly places: readonly PlaceChoice[] } & Pick<ResultsData, 'parameters'>) {
  if (places.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {places.map(({ name, detail, latitude, longitude }) => {
        const place = detail ? `${name}, ${detail}` : name
        return (
          <li key={place}>
            <Link
              to={searchAddress(changedSearch(parameters, { place, latitude, longitude, box: null, page: 1 }))}
              className="chip"
            >
              {place}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
