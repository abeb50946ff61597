import type { Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import { movedNights } from '#app/components/staff/calendar/geometry/moved-nights.ts'
import { type ChartModel, isMovable } from './chart-model.ts'
import type { ChartCell } from './chart-surface.ts'
import type { RowItem } from './plot-rows.ts'

/** A bar that the keyboard has taken along. */
export interface Grabbed {
  readonly item: RowItem
  readonly fromPlotId: string
  readonly plotId: string
  readonly nights: Nights
}

/**
 * Where the keyboard is: on a cell, on several nights of it (`until`, the last column), or with a bar in
 * hand.
 */
export interface Cursor extends ChartCell {
  readonly until: number
  readonly grabbed: Grabbed | null
}

export type KeyAct =
  | { readonly kind: 'move'; readonly cursor: Cursor }
  | { readonly kind: 'open'; readonly item: RowItem }
  | { readonly kind: 'new'; readonly plotId: string; readonly nights: Nights }
  | { readonly kind: 'drop'; readonly grabbed: Grabbed }
  | { readonly kind: 'split'; readonly reference: string; readonly plotId: string; readonly night: string }
  | { readonly kind: 'today' }
  | { readonly kind: 'leave' }

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key means on the chart; undefined for every other key. */
export function keyAct(cursor: Cursor, { key, shiftKey }: Key, model: ChartModel): KeyAct | undefined {
  const step = steps[key]
  if (step) return { kind: 'move', cursor: stepped(cursor, step, shiftKey, model) }
  switch (key) {
    case 'Home':
      return { kind: 'today' }
    case 'Enter':
      return entered(cursor, model)
    case 'm':
    case 'M':
      return grab(cursor, model)
    case 's':
    case 'S':
      return split(cursor, model)
    case 'Escape':
      if (!cursor.grabbed && cursor.until === cursor.day) return { kind: 'leave' }
      return { kind: 'move', cursor: { ...cursor, until: cursor.day, grabbed: null } }
    default:
      return undefined
  }
}

function stepped(cursor: Cursor, [across, down]: readonly [number, number], isDrawn: boolean, model: ChartModel): Cursor {
  const { grabbed } = cursor
  if (grabbed) {
    const plotId = model.plotFrom(grabbed.plotId, down)
    const nights = movedNights(grabbed.nights, isDrawn ? 'departure' : 'whole', across)
    return { ...cursor, plotId, grabbed: { ...grabbed, plotId, nights } }
  }
  const last = model.span.days - 1
  const inside = (day: number) => Math.min(Math.max(day, 0), last)
  if (isDrawn && across !== 0) return { ...cursor, until: Math.max(inside(cursor.until + across), cursor.day) }
  const day = inside(cursor.day + across)
  return { plotId: model.plotFrom(cursor.plotId, down), day, until: day, grabbed: null }
}

function entered(cursor: Cursor, model: ChartModel): KeyAct {
  if (cursor.grabbed) return { kind: 'drop', grabbed: cursor.grabbed }
  const item = model.itemAt(cursor)
  if (item) return { kind: 'open', item }
  return { kind: 'new', plotId: cursor.plotId, nights: model.nightsBetween(cursor.day, cursor.until) }
}

function grab(cursor: Cursor, model: ChartModel): KeyAct | undefined {
  const item = model.itemAt(cursor)
  if (!item || !isMovable(item)) return undefined
  const { plotId } = cursor
  const { arrival, departure } = item
  return { kind: 'move', cursor: { ...cursor, grabbed: { item, fromPlotId: plotId, plotId, nights: { arrival, departure } } } }
}

/** Only stays are divided: a block covers many plots as it is. */
function split(cursor: Cursor, model: ChartModel): KeyAct | undefined {
  const item = model.itemAt(cursor)
  if (!item?.bar || !isMovable(item) || cursor.grabbed) return undefined
  return { kind: 'split', reference: item.bar.reference, plotId: cursor.plotId, night: model.date(cursor.day) }
}
