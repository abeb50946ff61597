import type { PlaceSuggestion } from '@camp/application/search/places.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { LoadingIndicator } from '../loading-indicator.tsx'
import type { SuggestionsState } from './use-place-suggestions.ts'

interface PlaceListProps {
  readonly id: string
  readonly state: SuggestionsState
  readonly isShort: boolean
  readonly active: number
  readonly onChoose: (place: PlaceSuggestion) => void
  readonly onPoint: (index: number) => void
}

const icons = { town: 'map-pin', province: 'map', region: 'map', country: 'map', organisation: 'tent' } as const satisfies Record<
  PlaceSuggestion['kind'],
  IconName
>

/** What floats under the field: places, or why there are none. */
export function PlaceList({ id, state, isShort, active, onChoose, onPoint }: PlaceListProps) {
  const t = useText('search')
  const places = state.kind === 'found' ? state.places : []
  return (
    <div className="search-drop inset-x-0 py-2">
      <PlacesStatus state={state} isShort={isShort} />
      <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys, as the combobox pattern says.
          <div
            key={`${place.kind}${place.name}${place.detail}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => onPoint(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 aria-selected:bg-brand-soft"
          >
            <Icon name={icons[place.kind]} className="size-5 text-brand" />
            <span className="min-w-0 grow">
              <span className="block truncate font-bold">{place.name}</span>
              <span className="block truncate text-sm text-ink-soft">{place.detail}</span>
            </span>
            <span className="text-sm text-ink-soft">{t(`kind_${place.kind}`)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

function PlacesStatus({ state, isShort }: Pick<PlaceListProps, 'state' | 'isShort'>) {
  const t = useText('search')
  if (isShort) return <StatusLine text={t('typeMore')} />
  switch (state.kind) {
    case 'failed':
      return <StatusLine text={t('searchError')} isError />
    case 'broken':
      return <StatusLine text={t('searchFailed')} isError />
    case 'found': {
      const count = state.places.length
      return <StatusLine text={count === 0 ? t('noSuggestions') : t('suggestionsFound', { count })} isHidden={count > 0} />
    }
    case 'cleared':
      return null
    case 'idle':
    case 'loading':
      return (
        <p className="px-4 py-2">
          <LoadingIndicator size="sm" label={t('searchingPlaces')} hasVisibleLabel />
        </p>
      )
  }
}

interface StatusLineProps {
  readonly text: string
  readonly isError?: boolean
  readonly isHidden?: boolean
}

function StatusLine({ text, isError = false, isHidden = false }: StatusLineProps) {
  if (isHidden) {
    return (
      <p role="status" className="sr-only">
        {text}
      </p>
    )
  }
  return (
    <p role={isError ? 'alert' : 'status'} className={`px-4 py-2 text-sm ${isError ? 'font-bold text-danger' : 'text-ink-soft'}`}>
      {text}
    </p>
  )
}
