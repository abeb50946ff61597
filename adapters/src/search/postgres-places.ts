import type { PlaceSuggestion, Places, SuggestedPlace, Town } from '@camp/application/search/places.ts'
import { SearchablePlaces } from '@camp/application/search/searchable-places.ts'
import type { Coordinates } from '@camp/domain/search/great-circle.ts'
import type { NearbyPlace } from '@camp/domain/search/places-near.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { bookableOnline } from '../organisations/bookable-online.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import type { CampsiteIndex } from './campsite-index.ts'
import { readTowns } from './read-towns.ts'

/**
 * How alike two words must be for a typing error, by trigrams: `Klofwater` still finds Kloofwater. The same
 * in `organisations_called_like`.
 */
const alikeEnough = 0.45
/** More campsites than are ever shown: names that only share common words fall away afterwards. */
const mostLooked = 40

export interface PostgresPlacesPorts {
  readonly em: EntityManager
  readonly isDemoMode: boolean
  readonly kept?: Pick<KeptFacts, 'places' | 'suggestions'>
  readonly index?: Pick<CampsiteIndex, 'soon'> | null
}

/**
 * Towns and parts of the country from memory, as are campsites and their towns that the text names, where
 * this process keeps them; what it may misspell by one statement, which compares it with all.
 */
export class PostgresPlaces implements Places {
  readonly #em: EntityManager
  readonly #isDemoMode: boolean
  readonly #kept: PostgresPlacesPorts['kept']
  readonly #index: PostgresPlacesPorts['index']

  constructor({ em, isDemoMode, kept, index }: PostgresPlacesPorts) {
    this.#em = em
    this.#isDemoMode = isDemoMode
    this.#kept = kept
    this.#index = index
  }

  async suggest(query: string, limit: number): Promise<readonly SuggestedPlace[]> {
    const known = await this.#known()
    const likely = (await this.#index?.soon())?.campsites.names.likelyFor(query)
    const named = likely && known.named(query, likely, limit)
    if (named) return named
    const read = () => this.#campsites(query)
    return known.suggest(query, await (this.#kept ? this.#kept.suggestions.of(this.#em, query, read) : read()), limit)
  }

  async townsNamed(name: string): Promise<readonly Town[]> {
    return (await this.#known()).townsNamed(name)
  }

  async near(point: Coordinates): Promise<readonly NearbyPlace[]> {
    return (await this.#known()).near(point)
  }

  async nearestTown(point: { readonly latitude: number; readonly longitude: number }): Promise<Town | undefined> {
    return (await this.#known()).nearestTown(point)
  }

  async #known(): Promise<SearchablePlaces> {
    const read = async () => new SearchablePlaces(await readTowns(this.#em))
    return this.#kept ? this.#kept.places.of(this.#em, 'all', read) : read()
  }

  async #campsites(query: string): Promise<readonly PlaceSuggestion[]> {
    // Raw: a report, campsites and their towns as one list by likeness; only of these, what may be booked is
    // looked up.
    const { rows } = await sql<PlaceSuggestion>`
      with wanted as (select search_form(${query}) as name),
      alike as materialized (
        select o.* from wanted, organisations_called_like(wanted.name) as called (id) join organisation o using (id)
        where ${this.#isDemoMode}::bool or not o.is_demo
      ),
      findable as (select * from alike o where ${bookableOnline}),
      named as (
        select 'town' as kind, min(city_name) as name, province.name as detail, avg(latitude) as latitude, avg(longitude) as longitude,
          null as slug, search_city as search_name
        from findable join province on province.country_code = findable.country_code and province.code = province_code
        group by search_city, province.name
        union all
        select 'organisation', name, city_name, latitude, longitude, slug, search_name from findable
      )
      select kind, named.name, detail, latitude, longitude, slug
      from named, wanted
      where ${isAlike(sql`named.search_name`)}
      order by (search_name = wanted.name) desc, (search_name like wanted.name || '%') desc,
        (search_name like '% ' || wanted.name || '%') desc, word_similarity(wanted.name, search_name) desc, named.name
      limit ${mostLooked}`.execute(databaseOf(this.#em, 'read'))
    return rows
  }
}

function isAlike(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${name} like wanted.name || '%' or ${name} like '% ' || wanted.name || '%'
    or word_similarity(wanted.name, ${name}) >= ${alikeEnough})`
}
