import type { GazetteerTown } from '@camp/application/search/searchable-places.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** The gazetteer. */
export async function readTowns(em: EntityManager): Promise<readonly GazetteerTown[]> {
  return databaseOf(em, 'read')
    .selectFrom('place')
    .innerJoin('province', (join) =>
      join.onRef('province.country_code', '=', 'place.country_code').onRef('province.code', '=', 'place.province_code'),
    )
    .select(['place.name', 'province.name as provinceName', 'latitude', 'longitude', 'population'])
    .select(sql<string>`place.country_code || '-' || place.province_code`.as('province'))
    .orderBy('population', 'desc')
    .execute()
}
