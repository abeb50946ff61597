import type { PlaceBox } from '@camp/domain/search/known-places/known-place.ts'
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageResult } from '#server/wire/card-on-page.ts'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { boxText, searchAddress, searchAround } from '../../search-parameters/write-search-parameters.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { boxOfSquare } from '../search/map-projection.ts'
import type { MapView } from '../search/map-view.ts'
import { pinText } from '../search/pin-text.ts'
import { useShell } from '../use-shell.ts'
import { type LiveMap, openResultsMap } from './live-results-map.ts'
import { PinCard } from './pin-card.tsx'
import { useSlippyWords } from './use-slippy-words.ts'

interface ResultsSlippyMapProps {
  readonly view: MapView
  readonly results: readonly PageResult[]
  readonly parameters: SearchParameters
  readonly pointed: string | null
  readonly onPoint: (slug: string | null) => void
}

/** The map that moves: pins with prices, a card on press, and the search of what is in sight. */
export function ResultsSlippyMap({ view, results, parameters, pointed, onPoint }: ResultsSlippyMapProps) {
  const t = useText('maps')
  const navigate = useNavigate()
  const tiles = useShell()?.mapTiles
  const words = useSlippyWords(t('slippyLabel'))
  const element = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap>(null)
  const [moved, setMoved] = useState<PlaceBox | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [isFull, setFull] = useState(false)
  const searched = useRef<string | null>(null)
  const pins = usePins(view, results)

  const press = useEffectEvent((slug: string) => {
    setOpened(slug)
    onPoint(slug)
    showInList(slug)
  })
  const point = useEffectEvent((slug: string | null) => onPoint(slug ?? opened))
  const isWheelFree = useEffectEvent(() => frame.current?.matches('[data-full], [data-opened] *') ?? false)
  const shownBox = parameters.box ?? boxOfSquare(view.square)
  const open = useEffectEvent(() => {
    if (!element.current) return null
    const opened = openResultsMap(element.current, {
      tiles,
      words,
      box: shownBox,
      clusterText: (count) => t('clusterLabel', { count }),
      isWheelFree: () => isWheelFree(),
      onMove: setMoved,
      onPress: (slug) => press(slug),
      onPoint: (slug) => point(slug),
    })
    opened.show(pins)
    return opened
  })
  useEffect(() => {
    live.current = open()
    return () => {
      live.current?.close()
      live.current = null
    }
  }, [])

  const follow = useEffectEvent(() => {
    live.current?.show(pins)
    if (parameters.box === null || boxText(parameters.box) !== searched.current) live.current?.fit(shownBox)
    setMoved(null)
    setOpened(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search's answer is another view.
  useEffect(() => follow(), [view])
  useEffect(() => live.current?.mark(pointed ?? opened), [pointed, opened])

  const searchThere = (box: PlaceBox) => {
    searched.current = boxText(box)
    const { hash } = window.location
    void navigate(`${searchAddress(searchAround(parameters, box))}${hash}`, { preventScrollReset: true })
  }
  const closeCard = () => {
    if (opened) live.current?.focus(opened)
    setOpened(null)
    onPoint(null)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (opened) closeCard()
    else setFull(false)
  }
  /** Nobody tabs about behind a map on the whole screen. */
  const leaveWithFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFull(false)
  }
  const result = results.find(({ slug }) => slug === opened)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what floats over the map, wherever the focus is in it.
    <div ref={frame} className="slippy-frame" data-full={isFull || undefined} onKeyDown={leave} onBlur={leaveWithFocus}>
      <div ref={element} className="slippy-map" />
      <div className="slippy-top">
        <button type="button" className="chip slippy-full" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
          <Icon name={isFull ? 'x' : 'maximize-2'} className="size-4" />
          {isFull ? t('leaveFullScreen') : <span className="sr-only">{t('fullScreen')}</span>}
        </button>
        {moved && (
          <button type="button" className="chip slippy-search" onClick={() => searchThere(moved)}>
            <Icon name="search" className="size-4" />
            {t('searchThisArea')}
          </button>
        )}
      </div>
      {result && <PinCard key={result.slug} result={result} stay={parameters.stay} onClose={closeCard} />}
    </div>
  )
}

function usePins(view: MapView, results: readonly PageResult[]) {
  const t = useText('search')
  return view.pins.flatMap(({ slug, latitude, longitude }) => {
    const result = results.find((each) => each.slug === slug)
    if (!result) return []
    const isFull = result.hasAvailability === false
    const label = pinText(result) ?? ''
    const price = label || t(result.whyNot?.code === 'full' ? 'full' : isFull ? 'otherDates' : 'contactForPricing')
    return [{ slug, latitude, longitude, label, spoken: t('pinLabel', { name: result.name, price }), isFull }]
  })
}

/** Beside the map the list follows; where it lies under the map there is nothing to see. */
function showInList(slug: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(`place-${slug}`)?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}
