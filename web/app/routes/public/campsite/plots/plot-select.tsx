import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { KeptPart } from '#app/components/kept.tsx'
import { plotParameter, readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

interface PlotSelectProps {
  readonly plot: PickedPlot
  readonly isMulti: boolean
  readonly isSelected: boolean
  readonly wasDeselected: boolean
  /** Called by its name, since several stand beside each other. */
  readonly isAmongAlike: boolean
}

/**
 * A real checkbox, or radio where one plot is all there may be; a link takes the choice back, a radio's too.
 */
export function PlotSelect({ plot, isMulti, isSelected, wasDeselected, isAmongAlike }: PlotSelectProps) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  const { id, name, isSelectable } = plot
  const without = () => readSelection(search).filter((id) => id !== plot.id)
  return (
    <div className={`flex flex-wrap items-center gap-2 ${isAmongAlike ? '' : 'mt-auto pt-1.5'}`}>
      <KeptPart
        as="label"
        className="plot-select"
        part={Box}
        shows={{ isSelectable, isMulti, isSelected, isAmongAlike }}
        texts={{ id, name }}
      />
      {isSelected && (
        <a href="#selected-plots" className="link sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center">
          {t('seeSelection')}
        </a>
      )}
      {isSelected && !(isMulti && isAmongAlike) && (
        <Link
          to={`?${withSelection(search, without())}`}
          replace
          preventScrollReset
          className="link inline-flex min-h-11 items-center"
        >
          {t('deselect')} <span className="sr-only">{plot.name}</span>
        </Link>
      )}
      {wasDeselected && (
        <Link
          to={`?${withSelection(search, [...(isMulti ? without() : []), plot.id])}`}
          replace
          preventScrollReset
          className="link inline-flex min-h-11 items-center font-bold"
        >
          {t('undo')}
        </Link>
      )}
    </div>
  )
}

type BoxProps = Pick<PickedPlot, 'id' | 'name' | 'isSelectable'> & Omit<PlotSelectProps, 'plot' | 'wasDeselected'>

function Box({ id, name, isSelectable, isMulti, isSelected, isAmongAlike }: BoxProps) {
  const t = useText('campsite')
  const box = useRef<HTMLInputElement>(null)
  const known = useRef(isSelected)
  // The browser ticks it at once; a link that deselects must untick it, without the loss of focus that a new
  // box would bring. What was ticked before scripts took over is the guest's word.
  useEffect(() => {
    if (box.current && known.current !== isSelected) box.current.checked = isSelected
    known.current = isSelected
  }, [isSelected])
  return (
    <>
      <input
        ref={box}
        type={isMulti ? 'checkbox' : 'radio'}
        name={plotParameter}
        value={id}
        defaultChecked={isSelected}
        disabled={!isSelectable && !isSelected}
        className="size-5 shrink-0 accent-brand"
      />
      <span>
        <span className={isAmongAlike ? 'sr-only' : undefined}>{t(isSelected ? 'isSelected' : 'select')}</span>{' '}
        <span className={isAmongAlike ? undefined : 'sr-only'}>{name}</span>
      </span>
    </>
  )
}
