import type { PlaceSuggestion, Places, Town } from '@camp/application/search/places.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { bookableOnline } from '../organisations/bookable-online.ts'
import { databaseOf } from '../postgres/typed-database.ts'

/** How alike two words must be for a typing error, by trigrams: `Stelenbosh` still finds Stellenbosch. */
const alikeEnough = 0.45

export interface PostgresPlacesPorts {
  readonly em: EntityManager
  readonly isDemoMode: boolean
}

export class PostgresPlaces implements Places {
  readonly #em: EntityManager
  readonly #isDemoMode: boolean

  constructor({ em, isDemoMode }: PostgresPlacesPorts) {
    this.#em = em
    this.#isDemoMode = isDemoMode
  }

  async suggest(query: string, limit: number): Promise<readonly PlaceSuggestion[]> {
    // Raw: a report, towns, provinces and campsites as one list by likeness.
    const { rows } = await sql<PlaceSuggestion>`
      with wanted as (select search_form(${query}) as name),
      findable as (
        select o.name, o.slug, o.search_name, o.city_name, o.search_city, o.latitude, o.longitude, o.country_code, o.province_code
        from organisation o
        where o.status = 'active' and (${this.#isDemoMode}::bool or not o.is_demo) and ${bookableOnline}
      ),
      towns as (
        select place.name, place.search_name, country_code, province_code, latitude, longitude, population from place
        union all
        select min(city_name), search_city, country_code, province_code, avg(latitude), avg(longitude), 0 from findable
        where not exists (select from place where place.search_name = search_city and place.province_code = findable.province_code)
        group by search_city, country_code, province_code
      ),
      named as (
        select 'town' as kind, towns.name, province.name as detail, latitude, longitude, null as slug, towns.search_name,
          0 as rank, population
        from towns join province on province.country_code = towns.country_code and province.code = towns.province_code
        union all
        select 'province', province.name, country.name, avg(latitude), avg(longitude), null, search_form(province.name), 1, 0
        from province join country on country.code = province.country_code
          join place on place.country_code = province.country_code and place.province_code = province.code
        group by province.name, country.name
        union all
        select 'organisation', name, city_name, latitude, longitude, slug, search_name, 2, 0 from findable
      )
      select kind, named.name, detail, latitude, longitude, slug
      from named, wanted
      where wanted.name <> '' and (search_name like wanted.name || '%' or search_name like '% ' || wanted.name || '%'
        or word_similarity(wanted.name, search_name) >= ${alikeEnough})
      order by (search_name = wanted.name) desc, (search_name like wanted.name || '%') desc,
        (search_name like '% ' || wanted.name || '%') desc, round(word_similarity(wanted.name, search_name)::numeric, 1) desc,
        rank, population desc, named.name
      limit ${limit}`.execute(databaseOf(this.#em, 'read'))
    return rows
  }

  async townsNamed(name: string): Promise<readonly Town[]> {
    return this.#towns()
      .where(sql<boolean>`place.search_name = search_form(${name.trim()})`)
      .orderBy('population', 'desc')
      .execute()
  }

  async nearestTown({
    latitude,
    longitude,
  }: {
    readonly latitude: number
    readonly longitude: number
  }): Promise<Town | undefined> {
    // A few hundred towns: as the crow flies over a flat country, degrees of longitude shortened.
    const squared = sql`power(place.latitude - ${latitude}, 2)
      + power((place.longitude - ${longitude}) * cos(radians(${latitude})), 2)`
    return this.#towns().orderBy(squared).limit(1).executeTakeFirst()
  }

  #towns() {
    return databaseOf(this.#em, 'read')
      .selectFrom('place')
      .innerJoin('province', (join) =>
        join.onRef('province.country_code', '=', 'place.country_code').onRef('province.code', '=', 'place.province_code'),
      )
      .select(['place.name', 'province.name as provinceName', 'latitude', 'longitude'])
      .select(sql<string>`place.country_code || '-' || place.province_code`.as('province'))
  }
}
