import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { nearSpots, type PlotMap } from '@camp/domain/plots/plot-map.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** How far a guest will walk, where somebody measured the map. */
const walkedTo = ['ablutions', 'tap', 'braai', 'kitchen', 'gate'] as const

/** `From here: Ablutions 45 m, Main gate 120 m`; null where the map says nothing of it. */
export function nearText(t: Translator<'plotMap'>, place: MapPlace, map: PlotMap): string | null {
  const near = nearSpots(place, map, walkedTo)
  if (near.length === 0) return null
  const list = near.map(({ kind, label, metres }) => t('near', { what: label || t(`kind_${kind}`), metres })).join(', ')
  return t('nearFrom', { list })
}
