import type { MouseEvent, ReactNode } from 'react'
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
          {t('placeTaken', { place })}
          <Choices places={whereabouts.alternatives} parameters={parameters}>
            <li>
              {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the fields. */}
              <a href="#search" className="chip" onClick={toPlaceField}>
                {t('searchElsewhere')}
              </a>
            </li>
          </Choices>
        </div>
      )
    }
    case 'anywhere':
    case 'box':
      return null
  }
}

/** A folded search unfolds by a press on its line, which focuses its first field as well. */
function toPlaceField(event: MouseEvent): void {
  event.preventDefault()
  const line = document.querySelector<HTMLElement>('.search-line')
  if (line) line.click()
  else document.querySelector<HTMLElement>('#place')?.focus()
}

interface ChoicesProps extends Pick<ResultsData, 'parameters'> {
  readonly places: readonly PlaceChoice[]
  /** Further ways on, after the places. */
  readonly children?: ReactNode
}

function Choices({ places, parameters, children }: ChoicesProps) {
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
      {children}
    </ul>
  )
}
