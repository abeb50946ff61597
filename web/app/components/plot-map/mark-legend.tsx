import { isSpotKind, type MapMark, type MarkKind } from '@camp/domain/plots/map-marks.ts'
import { useText } from '#app/wording/use-text.ts'
import { FacilityIcon } from '../icon.tsx'
import { Legend } from './legend.tsx'
import type { MapLabel } from './map-labels.ts'
import { kindsOf, markSigns } from './mark-looks.ts'
import './plot-map-ground.css'

interface MarkLegendProps {
  readonly marks: readonly MapMark[]
  /** As they are written on the map. */
  readonly names: readonly MapLabel[]
}

/** The signs that are on this map, but for those that all say there what they are. */
export function MarkLegend({ marks, names }: MarkLegendProps) {
  const t = useText('plotMap')
  const isSaid = (kind: MarkKind) => (mark: MapMark, nth: number) =>
    mark.kind !== kind ||
    names.some((name) => name.nth === nth && name.text.toLowerCase().includes(t(`kind_${kind}`).toLowerCase()))
  const kinds = kindsOf(marks).filter((kind) => !marks.every(isSaid(kind)))
  if (kinds.length === 0) return null
  const entries = kinds.map((kind) => ({ key: kind, sign: <MarkSign kind={kind} />, name: t(`kind_${kind}`) }))
  return <Legend id="marks-legend" title={t('marksLegend')} entries={entries} />
}

function MarkSign({ kind }: Pick<MapMark, 'kind'>) {
  if (isSpotKind(kind)) {
    return (
      <span className="map-sign-key">
        <FacilityIcon icon={markSigns[kind]} className="size-4" />
      </span>
    )
  }
  const d = kind === 'building' || kind === 'fence' ? 'M3 3H25V13H3Z' : keyPath(kind)
  return (
    <svg viewBox="0 0 28 16" className="map-mark-key" aria-hidden="true">
      <path d={d} className="map-mark" data-kind={kind} />
    </svg>
  )
}

function keyPath(kind: MapMark['kind']): string {
  return kind === 'road' || kind === 'path' || kind === 'river' ? 'M-2 12C8 12 18 4 30 4' : 'M3 8C3 1 25 1 25 8S3 15 3 8Z'
}
