import { provinces } from '../src/postgres/reference-data/countries.ts'
import { towns } from '../src/postgres/reference-data/towns.ts'
import type { DemoPlace } from './demo-places.ts'

export interface TownPosition {
  readonly latitude: number
  readonly longitude: number
}

/** Beyond 180 degrees east or west begins the other side. */
export function onEarth(longitude: number): number {
  if (longitude > 180) return longitude - 360
  return longitude < -180 ? longitude + 360 : longitude
}

/** Where the towns of the demo campsites lie, by GeoNames (CC BY 4.0). */
export function demoTowns(): (place: Pick<DemoPlace, 'town' | 'province'>) => TownPosition {
  const byName = new Map(towns().map((town) => [`${town.name}/${town.province_code}`, town]))
  return ({ town, province }) => {
    const code = provinces.find(({ name }) => name === province)?.code
    const position = byName.get(`${town}/${code}`)
    if (!position) throw new Error(`the gazetteer has no ${town} in ${province}`)
    return position
  }
}
