import type { CampsiteFacts } from '@camp/application/search/find-campsites-near.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** One organisation as the search finds, counts and orders it. */
export interface CampsiteRow {
  readonly id: OrganisationId
  readonly name: string
  readonly is_featured_on_search: boolean
  readonly rating_average: number | null
  readonly rating_count: number
  readonly tags: CampsiteFacts['tags']
}

/** Of an organisation `o`. */
export const campsiteColumns = sql`
  o.id, o.name, o.is_featured_on_search,
  (select avg(overall)::float8 from ${publishedReviews()}) as rating_average,
  (select count(*)::int from ${publishedReviews()}) as rating_count,
  (select coalesce(jsonb_agg(jsonb_build_object('name', tag.name, 'icon', tag.icon) order by tag.name), '[]')
    from organisation_tag tag left join default_tag kind on kind.id = tag.default_tag_id
    where tag.organisation_id = o.id and tag.is_active and coalesce(kind.for_search, true)) as tags`

function publishedReviews(): RawBuilder<unknown> {
  return sql`organisation_review review
    where review.organisation_id = o.id and review.status = 'PUBLISHED' and review.is_public`
}

/** Of an organisation `o`: the types of its sites that can be booked online and have a plot that suits. */
export function openSiteTypes(suits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    select distinct site.site_type from plot join site on site.id = plot.site_id
    where plot.organisation_id = o.id and plot.is_active and site.is_active and site.is_online_booking_active and ${suits}
    order by site.site_type)`
}

export function toCampsiteFacts(row: CampsiteRow): CampsiteFacts {
  return {
    organisationId: row.id,
    name: row.name,
    isFeaturedOnSearch: row.is_featured_on_search,
    rating: { average: row.rating_average, count: row.rating_count },
    tags: row.tags,
  }
}

export interface IndexedRow extends CampsiteRow {
  readonly slug: string
  readonly city_name: string
  readonly province_name: string
  readonly version: string
  readonly is_active: boolean
  readonly is_demo: boolean
  readonly is_adults_only: boolean
  readonly latitude: number
  readonly longitude: number
  readonly open_types: readonly SiteType[]
  readonly electrified_types: readonly SiteType[]
}

export async function readIndexedRows(em: EntityManager, ids: readonly OrganisationId[]): Promise<readonly IndexedRow[]> {
  return read(em, sql`where o.id = any(${ids}::uuid[])`)
}

export async function readNextIndexedRows(
  em: EntityManager,
  after: OrganisationId | null,
  atMost: number,
): Promise<readonly IndexedRow[]> {
  const beginning = after ?? '00000000-0000-0000-0000-000000000000'
  return read(em, sql`where o.id > ${beginning}::uuid order by o.id limit ${atMost}`)
}

async function read(em: EntityManager, which: RawBuilder<unknown>): Promise<readonly IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select ${campsiteColumns}, o.version, o.slug, o.city_name,
      (select name from province where country_code = o.country_code and code = o.province_code) as province_name, o.status = 'active' as is_active, o.is_demo, o.is_adults_only, o.latitude, o.longitude,
      ${openSiteTypes(sql`true`)} as open_types, ${openSiteTypes(sql`plot.is_electrified`)} as electrified_types
    from organisation o ${which}`.execute(databaseOf(em))
  return rows
}
