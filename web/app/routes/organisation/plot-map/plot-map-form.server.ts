import { everyText } from '#app/forms/form-fields.server.ts'
import { sides, type TypedPlaces } from './map-places.ts'

/** Four fields for each plot; `was.` before their names, what they held when the page was opened. */
export function plotMapForm(ids: readonly string[]) {
  return everyText.transform((fields) => {
    const placesNamed = (prefix: string): TypedPlaces => {
      const placeOf = (id: string) => Object.fromEntries(sides.map((side) => [side, fields[`${prefix}${id}.${side}`] ?? '']))
      return Object.fromEntries(ids.map((id) => [id, placeOf(id) as TypedPlaces[string]]))
    }
    return { typed: placesNamed(''), opened: placesNamed('was.'), fillsRows: fields.go === 'rows' }
  })
}
