import { isSpotKind, type MapMark } from '@camp/domain/plots/map-marks.ts'
import { useText } from '#app/wording/use-text.ts'
import { FacilityIcon } from '../icon.tsx'
import { kindsOf, markSigns } from './mark-looks.ts'
import './plot-map-ground.css'

/** What the signs and colours of this map mean: those that are on it. */
export function MarkLegend({ marks }: { readonly marks: readonly MapMark[] }) {
  const t = useText('plotMap')
  const kinds = kindsOf(marks)
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby="marks-legend">
      <h2 id="marks-legend" className="sr-only">
        {t('marksLegend')}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {kinds.map((kind) => (
          <li key={kind} className="inline-flex items-center gap-2">
            {isSpotKind(kind) ? (
              <span className="map-sign-key">
                <FacilityIcon icon={markSigns[kind]} className="size-4" />
              </span>
            ) : (
              <svg viewBox="0 0 28 16" className="map-mark-key" aria-hidden="true">
                <path
                  d={kind === 'building' || kind === 'fence' ? 'M3 3H25V13H3Z' : keyPath(kind)}
                  className="map-mark"
                  data-kind={kind}
                />
              </svg>
            )}
            {t(`kind_${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function keyPath(kind: MapMark['kind']): string {
  return kind === 'road' || kind === 'path' || kind === 'river' ? 'M-2 12C8 12 18 4 30 4' : 'M3 8C3 1 25 1 25 8S3 15 3 8Z'
}
