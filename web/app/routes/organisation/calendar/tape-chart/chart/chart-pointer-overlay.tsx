import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LiveRegion } from '#app/components/live-region.tsx'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { daysBetween } from '#app/components/staff/calendar/geometry/day-number.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { barLabel } from './chart-bar.tsx'
import { type Cursor, type KeyAct, keyAct } from './chart-keys.ts'
import { ChartModel } from './chart-model.ts'
import { ChartSurface, type Place } from './chart-surface.ts'
import { type DropVerdict, judgeDrop } from './judge-drop.ts'
import { itemAddress, movedAddress, newAddress, splitAddress } from './panel-address.ts'
import type { SiteRows } from './plot-rows.ts'
import { type Drag, useChartPointer } from './use-chart-pointer.ts'

interface HandsProps {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly chart: ChartOnWire
  /** Folded ones without their rows. */
  readonly sites: readonly SiteRows[]
}

/** Mouse, pen and keyboard on the chart: what a hand is doing is drawn over it, and ends in a panel. */
export function ChartPointerOverlay({ frame, chart, sites }: HandsProps) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { from, today, days } = chart
  const open = sites.map(({ rows }) => rows.length).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the chart and with what is folded.
  const model = useMemo(() => new ChartModel(sites, { from, days: days.length }, today), [chart, open])
  const surface = useCallback(
    () => (frame.current ? new ChartSurface(frame.current, model.span, model.places) : undefined),
    [frame, model],
  )
  const go = useCallback((to: string) => void navigate(to, { preventScrollReset: true }), [navigate])
  const onDrop = useCallback((pull: Drag) => go(droppedAddress(query, pull)), [go, query])
  const onClick = useCallback(
    (target: { link: string } | { cell: { plotId: string; day: number } }) => {
      if ('link' in target) return go(target.link)
      const { plotId, day } = target.cell
      go(newAddress(query, [plotId], model.nightsBetween(day, day)))
    },
    [go, query, model],
  )
  const pull = useChartPointer({ frame, model, surface, onDrop, onClick })
  return (
    <>
      {pull && <DragShadow pull={pull} surface={surface()} t={t} model={model} />}
      <OpenMark model={model} surface={surface} query={query} />
      <ChartCursor model={model} surface={surface} query={query} go={go} t={t} />
    </>
  )
}

function droppedAddress(query: URLSearchParams, pull: Drag): string {
  if (pull.kind === 'cells') return newAddress(query, pull.plotIds, pull.nights)
  return movedAddress(query, pull.item, pull.plotId, pull.fromPlotId, pull.nights)
}

/** A frame around the bar whose panel is open, and the chart scrolled to it. */
function OpenMark({ model, surface, query }: Pick<CursorProps, 'model' | 'surface' | 'query'>) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [open, block] = [query.get('open'), query.get('block')]
  useEffect(() => {
    const on = surface()
    const bars = open || block ? model.placesOf((item) => item.bar?.reference === open || item.block?.id === block) : []
    const found = bars.flatMap(({ plotId, item }) => on?.bar(plotId, item) ?? [])
    setPlaces(found)
    if (found[0]) on?.reveal({ ...found[0], width: Math.min(found[0].width, 200) })
  }, [open, block, model, surface])
  return places.map((place) => <div key={place.top} className="chart-open" style={place} />)
}

interface ShadowProps {
  readonly pull: Drag
  readonly surface: ChartSurface | undefined
  readonly model: ChartModel
  readonly t: Translator<'calendar'>
}

function DragShadow({ pull, surface, model, t }: ShadowProps) {
  if (pull.kind === 'bar') {
    const place = surface?.bar(pull.plotId, pull.nights)
    const guest = pull.item.bar ? (pull.item.bar.guestName ?? t('nobody')) : t('blockThese')
    const plot = model.row(pull.plotId)?.plot.name ?? ''
    const judged = judgeDrop(pull, model)
    const stay = stayText(pull.nights.arrival, pull.nights.departure)
    const text = t('movingBooking', { guest, plot, stay, verdict: verdictText(t, judged) })
    return place ? (
      <div className="chart-shadow" style={place} data-verdict={verdictLook(judged)}>
        <span>{text}</span>
      </div>
    ) : null
  }
  const day = daysBetween(model.span.from, pull.nights.arrival)
  const count = daysBetween(pull.nights.arrival, pull.nights.departure)
  return pull.plotIds.map((plotId) => <div key={plotId} className="chart-drawn" style={surface?.cells(plotId, day, count)} />)
}

interface CursorProps {
  readonly model: ChartModel
  readonly surface: () => ChartSurface | undefined
  readonly query: URLSearchParams
  readonly go: (to: string) => void
  readonly t: Translator<'calendar'>
}

/** One button that walks over the cells: what it stands on is its name, and is said as it moves. */
function ChartCursor({ model, surface, query, go, t }: CursorProps) {
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const [place, setPlace] = useState<Place | undefined>()
  const first = model.rows[0]?.plot.id
  const here = cursor && model.row(cursor.plotId) ? cursor : first ? startOn(first, model) : null
  const grabbed = here?.grabbed ?? null
  useEffect(() => {
    if (!cursor) return
    const on = surface()
    const { plotId, day, until } = cursor
    const next = cursor.grabbed ? on?.bar(cursor.grabbed.plotId, cursor.grabbed.nights) : on?.cells(plotId, day, until - day + 1)
    setPlace(next)
    if (next) on?.reveal(next)
  }, [cursor, surface])
  if (!here) return null

  const act = (done: KeyAct) => {
    switch (done.kind) {
      case 'move':
        return setCursor(done.cursor)
      case 'open':
        return go(itemAddress(query, done.item))
      case 'new':
        return go(newAddress(query, [done.plotId], done.nights))
      case 'split':
        return go(splitAddress(query, done.reference, done.plotId, done.night))
      case 'drop': {
        setCursor({ ...here, grabbed: null })
        const { item, plotId, fromPlotId, nights } = done.grabbed
        return go(movedAddress(query, item, plotId, fromPlotId, nights))
      }
      case 'today': {
        const day = daysBetween(model.span.from, model.today)
        if (day >= 0 && day < model.span.days) return setCursor({ ...here, day, until: day, grabbed: null })
        return go(chartAddress(query, { from: null }))
      }
      case 'leave':
        return go(chartAddress(query))
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const done = keyAct(here, event, model)
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
    act(done)
  }
  const text = cursorText(t, here, model)
  return (
    <>
      <button
        type="button"
        className="chart-cursor"
        style={place}
        aria-label={text}
        aria-describedby="chart-help"
        data-grabbed={grabbed !== null || undefined}
        data-verdict={grabbed ? verdictLook(judgeDrop(grabbed, model)) : undefined}
        onFocus={() => setCursor(here)}
        onKeyDown={press}
        onClick={(event) =>
          event.detail === 0 && act(keyAct(here, { key: 'Enter', shiftKey: false }, model) ?? { kind: 'leave' })
        }
      />
      <LiveRegion isVisible={false}>{cursor ? text : ''}</LiveRegion>
    </>
  )
}

function startOn(plotId: string, model: ChartModel): Cursor {
  const today = daysBetween(model.span.from, model.today)
  const day = today >= 0 && today < model.span.days ? today : 0
  return { plotId, day, until: day, grabbed: null }
}

function cursorText(t: Translator<'calendar'>, cursor: Cursor, model: ChartModel): string {
  const { grabbed } = cursor
  const plot = model.row(cursor.plotId)?.plot.name ?? ''
  if (grabbed) {
    const stay = stayText(grabbed.nights.arrival, grabbed.nights.departure)
    return t('moving', { plot, stay, verdict: verdictText(t, judgeDrop(grabbed, model)) })
  }
  const date = dayText(model.date(cursor.day))
  const item = model.itemAt(cursor)
  if (!item) return t('cellFree', { plot, date })
  const what = item.bar
    ? barLabel(t, item.bar)
    : t('blockLabel', { reason: item.block.reason ?? t('noReason'), stay: stayText(item.arrival, item.departure) })
  return t('cellTaken', { plot, date, what })
}

function verdictText(t: Translator<'calendar'>, verdict: DropVerdict): string {
  switch (verdict.kind) {
    case 'too-many':
      return t('drop_too-many', { plot: verdict.plot, room: verdict.room, guests: verdict.guests })
    case 'taken': {
      const { bar, block } = verdict.by
      return t('drop_taken', { by: bar ? (bar.guestName ?? t('nobody')) : (block.reason ?? t('status_block')) })
    }
    default:
      return t(`drop_${verdict.kind}`)
  }
}

/** Green, red, or the colour of what nobody can say. */
function verdictLook({ kind }: DropVerdict): 'free' | 'refused' | undefined {
  if (kind === 'unseen') return undefined
  return kind === 'free' ? 'free' : 'refused'
}
