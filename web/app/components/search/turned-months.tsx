import { type ReactNode, type TouchEvent, use, useRef } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components'

/** Pixels that a finger moves sideways at least. */
const leastWay = 48

interface Point {
  readonly x: number
  readonly y: number
}

/** The months of a calendar: a finger that sweeps turns the page, one that draws a stay does not. */
export function SwipedMonths({ children }: { readonly children: ReactNode }) {
  const calendar = use(RangeCalendarStateContext)
  const start = useRef<Point | null>(null)
  const begin = ({ touches }: TouchEvent) => {
    start.current = touches.length === 1 ? pointOf(touches[0]) : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const [from, to] = [start.current, pointOf(changedTouches[0])]
    start.current = null
    if (!calendar || calendar.isDragging || !from || !to || !isSideways(from, to)) return
    if (to.x < from.x) calendar.focusNextPage()
    else if (!calendar.isPreviousVisibleRangeInvalid()) calendar.focusPreviousPage()
  }
  return (
    // Sideways a finger is ours: a browser may take it for the way back.
    <div className="mt-2 flex touch-pan-y touch-pinch-zoom gap-8" onTouchStart={begin} onTouchEnd={end}>
      {children}
    </div>
  )
}

function pointOf(touch: { readonly clientX: number; readonly clientY: number } | undefined): Point | null {
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

function isSideways(from: Point, to: Point): boolean {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  return across >= leastWay && across > 2 * down
}
