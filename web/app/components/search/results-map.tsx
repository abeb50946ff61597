import { Suspense } from 'react'
import { Link } from 'react-router'
import type { PageResult } from '#server/wire/card-on-page.ts'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { searchAddress, searchAround, searchInBox } from '../../search-parameters/write-search-parameters.ts'
import type { TextKey } from '../../wording/catalogue.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { KeptPart } from '../kept.tsx'
import { provinceShapes } from './map-regions.ts'
import type { MapMove, MapPin, MapView } from './map-view.ts'
import { pinText } from './pin-text.ts'
import outline from './south-africa.svg?no-inline'
import { useLiveMap } from './use-live-map.ts'

interface ResultsMapProps {
  readonly view: MapView
  readonly results: readonly PageResult[]
  readonly parameters: SearchParameters
  /** The place that is pointed at, in the list or here. */
  readonly pointed: string | null
  readonly onPoint: (slug: string | null) => void
}

/**
 * Places found on our own drawing of the country. Beside the list on wide screens; on phones it opens over it
 * by its link.
 */
export function ResultsMap({ view, results, parameters, pointed, onPoint }: ResultsMapProps) {
  const t = useText('search')
  const { Live, begin, isOpened } = useLiveMap()
  const drawn = <DrawnSquare view={view} results={results} pointed={pointed} onPoint={onPoint} begin={begin} />
  return (
    <section
      id="map"
      aria-labelledby="map-heading"
      className="results-map"
      data-opened={isOpened || undefined}
      data-live={Live !== null || undefined}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="map-heading">{t('map')}</h2>
        <a href="#results" className="chip lg:hidden">
          <Icon name="list" className="size-4" />
          {t('backToList')}
        </a>
      </div>
      {Live ? (
        <Suspense fallback={drawn}>
          <Live view={view} results={results} parameters={parameters} pointed={pointed} onPoint={onPoint} />
        </Suspense>
      ) : (
        drawn
      )}
      {!Live && (
        <>
          <p className="mt-2 text-sm text-ink-soft">{t('mapHint')}</p>
          <MapMoves view={view} parameters={parameters} />
        </>
      )}
      <div className="map-provinces">
        <h3 className="mt-4 text-base">{t('searchProvince')}</h3>
        <KeptPart
          as="ul"
          className="mt-1 flex flex-wrap gap-x-4"
          part={Provinces}
          texts={{ addresses: provinceShapes.map(({ box }) => searchAddress(searchInBox(parameters, box))) }}
        />
      </div>
    </section>
  )
}

/** Links to each of them, in their order. */
function Provinces({ addresses }: { readonly addresses: readonly string[] }) {
  return provinceShapes.map(({ name }, at) => (
    <li key={name}>
      <Link to={addresses[at] ?? ''} rel="nofollow" className="link inline-flex min-h-9 items-center text-sm">
        {name}
      </Link>
    </li>
  ))
}

interface DrawnSquareProps extends Omit<ResultsMapProps, 'parameters'> {
  /** The first touch asks for the map that moves. */
  readonly begin: () => void
}

/** Outline, towns and pins as links: it stands without any program. */
function DrawnSquare({ view, results, pointed, onPoint, begin }: DrawnSquareProps) {
  const t = useText('search')
  const common = useText('common')
  const { x, y, side } = view.square
  const bySlug = new Map(results.map((result) => [result.slug, result]))
  return (
    <div data-map="results" className="mt-3">
      <div className="map-square" onPointerDown={begin}>
        <svg viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true" className="absolute inset-0 size-full">
          <use href={`${outline}#neighbours`} className="map-neighbours" />
          <use href={`${outline}#country`} className="map-country" />
          <use href={`${outline}#enclaves`} className="map-neighbours" />
        </svg>
        {view.region && (
          <span aria-hidden="true" className="map-region" style={position(view.region)}>
            {view.region.name}
          </span>
        )}
        {view.towns.map((town) => (
          <span key={town.name} aria-hidden="true" className="map-town" style={position(town)}>
            {town.name}
          </span>
        ))}
        <ul aria-label={t('mapLabel')}>
          {view.pins.map((pin) => {
            const result = bySlug.get(pin.slug)
            return result && <Pin key={pin.slug} pin={pin} result={result} isPointed={pointed === pin.slug} onPoint={onPoint} />
          })}
        </ul>
        <p aria-hidden="true" className="map-scale" style={{ width: `${view.scale.part * 100}%` }}>
          {t('kilometres', { count: view.scale.km })}
        </p>
      </div>
      <button type="button" className="chip with-scripts mt-3 w-full justify-center" onClick={begin}>
        <Icon name="map" className="size-4" />
        {common('useMap')}
      </button>
    </div>
  )
}

interface PinProps {
  readonly pin: MapPin
  readonly result: PageResult
  readonly isPointed: boolean
  readonly onPoint: ResultsMapProps['onPoint']
}

function Pin({ pin, result, isPointed, onPoint }: PinProps) {
  const t = useText('search')
  const isFull = result.hasAvailability === false
  const isBooked = result.whyNot?.code === 'full'
  const shown = pinText(result)
  const price = shown ?? t(isBooked ? 'full' : isFull ? 'otherDates' : 'contactForPricing')
  const pointing = {
    onPointerEnter: () => onPoint(pin.slug),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(pin.slug),
    onBlur: () => onPoint(null),
  }
  return (
    <li>
      <span
        aria-hidden="true"
        className="map-dot"
        data-full={isFull || undefined}
        data-pointed={isPointed || undefined}
        style={position(pin)}
      />
      <a
        href={`#place-${pin.slug}`}
        aria-label={t('pinLabel', { name: result.name, price })}
        className={pin.label ? 'map-pin' : 'map-pin map-pin-small'}
        data-full={isFull || undefined}
        data-pointed={isPointed || undefined}
        style={position(pin.label ?? pin)}
        {...pointing}
      >
        {pin.label && shown}
      </a>
    </li>
  )
}

const moves: readonly (readonly [MapMove, IconName, TextKey<'search'> & `map${string}`])[] = [
  ['closer', 'plus', 'mapCloser'],
  ['further', 'minus', 'mapFurther'],
  ['north', 'arrow-up', 'mapNorth'],
  ['south', 'arrow-down', 'mapSouth'],
  ['west', 'arrow-left', 'mapWest'],
  ['east', 'arrow-right', 'mapEast'],
]

/** Plain links: each is a search of another part of the map. */
function MapMoves({ view, parameters }: Pick<ResultsMapProps, 'view' | 'parameters'>) {
  const t = useText('search')
  const addresses = moves.map(([move]) => {
    const box = view.moves[move]
    return box ? `${searchAddress(searchAround(parameters, box))}#map` : ''
  })
  return <KeptPart as="ul" aria-label={t('moveMap')} className="map-moves" part={Moves} texts={{ addresses }} />
}

/** Links to each of them, in their order; none where there is no further. */
function Moves({ addresses }: { readonly addresses: readonly string[] }) {
  const t = useText('search')
  return moves.map(([move, icon, label], at) => {
    const address = addresses[at]
    return (
      address && (
        <li key={move}>
          <Link to={address} preventScrollReset rel="nofollow" title={t(label)} className="map-move">
            <Icon name={icon} className="size-4" />
            <span className="sr-only">{t(label)}</span>
          </Link>
        </li>
      )
    )
  })
}

function position({ x, y }: { readonly x: number; readonly y: number }) {
  return { left: `${Math.round(x * 1000) / 10}%`, top: `${Math.round(y * 1000) / 10}%` }
}
