import { mostMarks } from '@camp/domain/plots/map-marks.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { emptyRows, isLeftOut } from './drawn-marks.ts'
import type { MapDraft, TypedPlace } from './map-draft.ts'
import { sides, type TypedPlaces } from './map-places.ts'

/**
 * Four fields for each plot and `was.` before their names, what they held when the page was opened; three for
 * each mark; where the picture lies; and the map as it was.
 */
export function plotMapForm(ids: readonly string[]) {
  return everyText.transform((fields) => {
    const place = (prefix: string) =>
      Object.fromEntries(sides.map((side) => [side, fields[`${prefix}.${side}`] ?? ''])) as TypedPlace
    const placesNamed = (prefix: string): TypedPlaces => Object.fromEntries(ids.map((id) => [id, place(`${prefix}${id}`)]))
    const marks = Array.from({ length: mostMarks + emptyRows }, (_, nth) => {
      const part = (name: string) => fields[`marks.${nth}.${name}`] ?? ''
      return { kind: part('kind'), label: part('label'), points: part('points') }
    }).filter((mark) => !isLeftOut(mark, fields['was.map'] ?? ''))
    const draft: MapDraft = {
      places: placesNamed(''),
      marks,
      background: place('background'),
      opacity: fields['background.opacity'] ?? '',
      scale: fields.metresPerHundred ?? '',
    }
    return { draft, opened: placesNamed('was.'), openedMap: fields['was.map'] ?? '', fillsRows: fields.go === 'rows' }
  })
}
