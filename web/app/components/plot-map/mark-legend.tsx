import { isSpotKind, type MapMark } from '@camp/domain/plots/map-marks.ts'
import { useText } from '#app/wording/use-text.ts'
import { FacilityIcon } from '../icon.tsx'
import { Legend } from './legend.tsx'
import { kindsOf, markSigns } from './mark-looks.ts'
import './plot-map-ground.css'

/** The signs that are on this map. */
export function MarkLegend({ marks }: { readonly marks: readonly MapMark[] }) {
  const t = useText('plotMap')
  const kinds = kindsOf(marks)
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
