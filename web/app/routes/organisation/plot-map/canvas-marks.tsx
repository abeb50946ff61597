import { isSpotKind, type MapMark } from '@camp/domain/plots/map-marks.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import type { KeyboardEvent } from 'react'
import { signSize } from '#app/components/plot-map/map-view.ts'
import { groundMarks, spotMarks } from '#app/components/plot-map/mark-looks.ts'
import { markPath } from '#app/components/plot-map/mark-path.ts'
import { MapSign } from '#app/components/plot-map/plot-map-drawing.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Holding, Move } from './canvas-drag.ts'
import { movedMark, withBendAdded, withBendMoved, withoutBend } from './drawn-marks.ts'

export interface EditedMarks {
  /** As they can be drawn; `nth` is the place in the list as typed. */
  readonly drawn: readonly { readonly nth: number; readonly mark: MapMark }[]
  readonly chosen: number | null
  readonly mayMove: boolean
  readonly onChoose: (nth: number) => void
  /** Null takes it off the map. */
  readonly onMark: (nth: number, mark: MapMark | null, isStep: boolean) => void
}

interface CanvasMarksProps extends EditedMarks {
  readonly view: MapPlace
  readonly hold: (name: string, move: Move) => Holding
  /** Patches and lines lie below the plots, signs above. */
  readonly layer: 'ground' | 'spots'
}

/** Marks to drag whole; the chosen one bend by bend. */
export function CanvasMarks({ layer, ...props }: CanvasMarksProps) {
  const marks = props.drawn.map(({ mark }) => mark)
  const inOrder = layer === 'ground' ? groundMarks(marks) : spotMarks(marks)
  return inOrder.map(({ nth }) => {
    const one = props.drawn[nth]
    return one && <OneMark key={one.nth} {...props} nth={one.nth} mark={one.mark} />
  })
}

type OneMarkProps = Omit<CanvasMarksProps, 'layer' | 'drawn'> & { readonly nth: number; readonly mark: MapMark }

function OneMark({ nth, mark, view, hold, chosen, mayMove, onChoose, onMark }: OneMarkProps) {
  const t = useText('placeSettings')
  const kinds = useText('plotMap')
  const isChosen = chosen === nth
  const holding = hold(`mark.${nth}`, (by) => onMark(nth, movedMark(mark, by), false))
  const press = (event: KeyboardEvent) => {
    if (mayMove && (event.key === 'Delete' || event.key === 'Backspace')) onMark(nth, null, true)
    else holding.onKeyDown(event)
  }
  return (
    <g className="map-editor-mark" data-chosen={isChosen || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own. */}
      <g
        role="button"
        tabIndex={0}
        aria-pressed={isChosen}
        aria-label={t('markOnMap', { kind: kinds(`kind_${mark.kind}`), label: mark.label })}
        onFocus={() => onChoose(nth)}
        onPointerDown={(event) => {
          onChoose(nth)
          holding.onPointerDown(event)
        }}
        onKeyDown={press}
      >
        {isSpotKind(mark.kind) ? (
          <MapSign spot={{ ...mark, kind: mark.kind, nth }} size={signSize(view)} />
        ) : (
          <>
            <path d={markPath(mark.kind, mark.points)} className="map-mark" data-kind={mark.kind} />
            <path d={markPath(mark.kind, mark.points)} className="map-editor-reach" />
          </>
        )}
      </g>
      {isChosen && mayMove && !isSpotKind(mark.kind) && <Bends nth={nth} mark={mark} view={view} hold={hold} onMark={onMark} />}
    </g>
  )
}

type BendsProps = Pick<OneMarkProps, 'nth' | 'mark' | 'view' | 'hold' | 'onMark'>

function Bends({ nth, mark, view, hold, onMark }: BendsProps) {
  const t = useText('placeSettings')
  return mark.points.map(([x, y], bend) => {
    const holding = hold(`bend.${nth}.${bend}`, (by) => onMark(nth, withBendMoved(mark, bend, by), false))
    const press = (event: KeyboardEvent) => {
      const changed = event.key === '+' ? withBendAdded(mark, bend) : isRemoving(event) ? withoutBend(mark, bend) : undefined
      if (changed) onMark(nth, changed, true)
      else holding.onKeyDown(event)
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own.
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: bends have nothing but their place in the line.
        key={bend}
        role="button"
        tabIndex={0}
        aria-label={t('bend', { number: bend + 1, x, y })}
        cx={x}
        cy={y}
        r={signSize(view) * 0.32}
        className="map-editor-bend"
        onPointerDown={holding.onPointerDown}
        onKeyDown={press}
        onDoubleClick={() => {
          const added = withBendAdded(mark, bend)
          if (added) onMark(nth, added, true)
        }}
      />
    )
  })
}

function isRemoving({ key }: KeyboardEvent): boolean {
  return key === 'Delete' || key === 'Backspace'
}
