import { isMarkKind, type MarkKind } from '@camp/domain/plots/map-marks.ts'
import { useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { controlClass } from '#app/components/control-class.ts'
import { allKinds } from '#app/components/plot-map/mark-looks.ts'
import { useText } from '#app/wording/use-text.ts'

interface MapToolbarProps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canDelete: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onDelete: () => void
  readonly onAdd: (kind: MarkKind) => void
}

/** What a press on the drawing cannot do. */
export function MapToolbar({ canUndo, canRedo, canDelete, onUndo, onRedo, onDelete, onAdd }: MapToolbarProps) {
  const t = useText('placeSettings')
  const kinds = useText('plotMap')
  const [kind, setKind] = useState<MarkKind>('ablutions')
  return (
    <div role="toolbar" aria-label={t('mapTools')} className="with-scripts flex flex-wrap items-center gap-2">
      <div className="w-44">
        <select
          aria-label={t('mark_kind')}
          className={controlClass}
          value={kind}
          onChange={({ target }) => isMarkKind(target.value) && setKind(target.value)}
        >
          {allKinds.map((one) => (
            <option key={one} value={one}>
              {kinds(`kind_${one}`)}
            </option>
          ))}
        </select>
      </div>
      <Button size="small" onClick={() => onAdd(kind)}>
        {t('markAdd')}
      </Button>
      <Button size="small" intent="secondary" disabled={!canDelete} onClick={onDelete}>
        {t('markDelete')}
      </Button>
      <Button size="small" intent="secondary" disabled={!canUndo} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Button size="small" intent="secondary" disabled={!canRedo} onClick={onRedo}>
        {t('redo')}
      </Button>
    </div>
  )
}
