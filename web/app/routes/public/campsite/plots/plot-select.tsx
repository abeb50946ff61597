import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { plotParameter, readSelection, withSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'

export interface PlotSelectProps extends Pick<PickedPlot, 'id' | 'name' | 'isSelectable'> {
  readonly isMulti: boolean
  readonly isSelected: boolean
  readonly wasDeselected: boolean
  /** Called by its name, since several stand beside each other. */
  readonly isAmongAlike: boolean
}

/**
 * A real checkbox, or radio where one plot is all there may be; a link takes the choice back, a radio's too.
 */
export function PlotSelect(props: PlotSelectProps) {
  return (
    <>
      <Box {...props} />
      {props.isSelected && <WaysOn {...props} />}
      {props.wasDeselected && <Undo {...props} />}
    </>
  )
}

function WaysOn({ id, name, isMulti, isAmongAlike }: PlotSelectProps) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  return (
    <>
      <a href="#selected-plots" className="link sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center">
        {t('seeSelection')}
      </a>
      {!(isMulti && isAmongAlike) && (
        <Link
          to={`?${withSelection(search, selectedBut(id, search))}`}
          replace
          preventScrollReset
          className="link inline-flex min-h-11 items-center"
        >
          {t('deselect')} <span className="sr-only">{name}</span>
        </Link>
      )}
    </>
  )
}

function Undo({ id, isMulti }: PlotSelectProps) {
  const t = useText('campsite')
  const { search } = usePendingSearch()
  return (
    <Link
      to={`?${withSelection(search, [...(isMulti ? selectedBut(id, search) : []), id])}`}
      replace
      preventScrollReset
      className="link inline-flex min-h-11 items-center font-bold"
    >
      {t('undo')}
    </Link>
  )
}

const selectedBut = (id: string, search: URLSearchParams) => readSelection(search).filter((other) => other !== id)

function Box({ id, name, isSelectable, isMulti, isSelected, isAmongAlike }: PlotSelectProps) {
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
    <label className="plot-select">
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
    </label>
  )
}
