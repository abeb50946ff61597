import type { MapPoint } from '@camp/domain/plots/map-marks.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { arrowShift } from './map-places.ts'

/** What becomes of what is held when it is moved by so much. */
export type Move = (by: MapPoint) => void

/** Of whatever can be held: `begin` keeps what undoing goes back to. */
export interface Holding {
  readonly onPointerDown: (event: PointerEvent<SVGElement>) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface Drag {
  readonly name: string
  readonly start: DOMPoint
  readonly move: Move
  readonly hasMoved: boolean
  /** Stands still while something is dragged, or the ground would slip away under the pointer. */
  readonly view: MapPlace
}

interface CanvasDragWish {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly view: MapPlace
  readonly mayMove: boolean
  /** Called once before a drag or a key changes anything. */
  readonly onBegin: () => void
}

/** Pointer and arrow keys move whatever says how it moves. */
export function useCanvasDrag({ svg, view, mayMove, onBegin }: CanvasDragWish) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse())
  const end = () => setDrag(null)
  return {
    dragged: drag?.name,
    /** Of the drawing while something is dragged. */
    view: drag?.view ?? view,
    onCanvas: {
      onPointerMove: (event: PointerEvent) => {
        if (!drag) return
        if (!drag.hasMoved) {
          onBegin()
          setDrag({ ...drag, hasMoved: true })
        }
        const point = pointOf(event)
        drag.move([point.x - drag.start.x, point.y - drag.start.y])
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    hold: (name: string, move: Move, moveByShift: Move = move): Holding => ({
      onPointerDown: (event) => {
        if (!mayMove || event.button !== 0) return
        event.stopPropagation()
        svg.current?.setPointerCapture(event.pointerId)
        setDrag({ name, start: pointOf(event), move, hasMoved: false, view })
      },
      onKeyDown: (event) => {
        const arrow = mayMove ? arrowShift(event.key) : undefined
        if (!arrow) return
        event.preventDefault()
        event.stopPropagation()
        onBegin()
        const moved = event.shiftKey ? moveByShift : move
        moved(arrow)
      },
    }),
  }
}
