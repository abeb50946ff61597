import { type RefObject, useEffect, useState } from 'react'
import type { Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import { type Grip, movedNights } from '#app/components/staff/calendar/geometry/moved-nights.ts'
import { type ChartModel, isMovable } from './chart-model.ts'
import type { ChartCell, ChartSurface } from './chart-surface.ts'
import type { RowItem } from './plot-rows.ts'

/** What a hand is doing: taking a bar along, or drawing over free cells. */
export type Drag =
  | {
      readonly kind: 'bar'
      readonly item: RowItem
      readonly fromPlotId: string
      readonly plotId: string
      readonly nights: Nights
    }
  | { readonly kind: 'cells'; readonly plotIds: readonly string[]; readonly nights: Nights }

interface Started {
  readonly x: number
  readonly y: number
  readonly cell: ChartCell
  readonly held: { readonly item: RowItem; readonly grip: Grip } | null
}

interface PointerOptions {
  readonly frame: RefObject<HTMLElement | null>
  readonly model: ChartModel
  readonly surface: () => ChartSurface | undefined
  readonly onDrop: (pull: Drag) => void
  readonly onClick: (target: { readonly link: string } | { readonly cell: ChartCell }) => void
}

/** Below this a hand only trembles. */
const stillPixels = 5
/** So close to its end a bar is drawn, not moved. */
const endPixels = 8
const edgePixels = 40
const edgeStep = 16

/** Mouse and pen drag; a finger scrolls, and taps. One set of listeners for the whole chart. */
export function useChartPointer({ frame, model, surface, onDrop, onClick }: PointerOptions): Drag | null {
  const [pull, setPull] = useState<Drag | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let started: Started | null = null
    let current: Drag | null = null
    let wasPulled = false

    const show = (next: Drag | null) => {
      current = next
      setPull(next)
    }
    const stop = () => {
      started = null
      show(null)
    }
    const down = (event: PointerEvent) => {
      wasPulled = false
      if (event.button !== 0 || event.pointerType === 'touch') return
      started = startOf(event, model, surface())
    }
    const move = (event: PointerEvent) => {
      if (!started) return
      const isStill = Math.hypot(event.clientX - started.x, event.clientY - started.y) < stillPixels
      if (isStill && !current) return
      if (!current) element.setPointerCapture(event.pointerId)
      wasPulled = true
      scrollAtEdges(element, event)
      const cell = surface()?.cellAt(event.clientX, event.clientY)
      if (cell) show(pullTo(started, cell, model))
    }
    const up = () => {
      if (current) onDrop(current)
      stop()
    }
    const click = (event: MouseEvent) => {
      const target = event.target as HTMLElement
      const link = target.closest<HTMLAnchorElement>('.chart-bar')
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link && isPlain) event.preventDefault()
      if (wasPulled || !isPlain) return
      if (link) return onClick({ link: link.getAttribute('href') ?? '' })
      const cell = target.closest('.chart-track') && surface()?.cellAt(event.clientX, event.clientY)
      if (cell) onClick({ cell })
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop()
    }
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: stop, click, keydown: key }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
    }
  }, [frame, model, surface, onDrop, onClick])
  return pull
}

function startOf(event: PointerEvent, model: ChartModel, surface: ChartSurface | undefined): Started | null {
  const target = event.target as HTMLElement
  const cell = target.closest('.chart-track') ? surface?.cellAt(event.clientX, event.clientY) : undefined
  if (!cell) return null
  const link = target.closest<HTMLElement>('.chart-bar')
  const at = { x: event.clientX, y: event.clientY, cell }
  if (!link) return { ...at, held: null }
  const { booking, block } = link.dataset
  const item = model
    .row(cell.plotId)
    ?.items.find(({ bar, block: kept }) => (bar ? bar.reference === booking : kept?.id === block))
  return item && isMovable(item) ? { ...at, held: { item, grip: gripOf(event, link) } } : null
}

function gripOf({ clientX }: PointerEvent, link: HTMLElement): Grip {
  const { left, right, width } = link.getBoundingClientRect()
  const cut = link.dataset.cut ?? ''
  if (width < endPixels * 3) return 'whole'
  if (clientX < left + endPixels && !cut.includes('before')) return 'arrival'
  return clientX > right - endPixels && !cut.includes('after') ? 'departure' : 'whole'
}

function pullTo({ cell: from, held }: Started, to: ChartCell, model: ChartModel): Drag {
  if (!held) {
    return { kind: 'cells', plotIds: model.plotsBetween(from.plotId, to.plotId), nights: model.nightsBetween(from.day, to.day) }
  }
  const { item, grip } = held
  const plotId = grip === 'whole' ? to.plotId : from.plotId
  return { kind: 'bar', item, fromPlotId: from.plotId, plotId, nights: movedNights(item, grip, to.day - from.day) }
}

function scrollAtEdges(frame: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  const across = Number(clientX > right - edgePixels) - Number(clientX < left + edgePixels)
  const down = Number(clientY > bottom - edgePixels) - Number(clientY < top + edgePixels)
  if (across || down) frame.scrollBy(across * edgeStep, down * edgeStep)
}
