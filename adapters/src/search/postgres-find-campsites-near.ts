import type { Occupancies } from '@camp/application/availability/occupancies.ts'
import type { Catalogues } from '@camp/application/organisations/catalogues.ts'
import {
  type CampsiteStock,
  type CandidateQuery,
  centreOf,
  type FindCampsitesNear,
  type FoundCampsites,
  type SearchArea,
  type StockNights,
} from '@camp/application/search/find-campsites-near.ts'
import { ListedCampsites } from '@camp/application/search/listed-campsites.ts'
import type { SiteType } from '@camp/domain/plots/plot.ts'
import { boxAround } from '@camp/domain/search/box-around.ts'
import { earthRadiusKm } from '@camp/domain/search/great-circle.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { type CampsiteRow, campsiteColumns, openSiteTypes, toCampsiteFacts } from './campsite-rows.ts'

export interface PostgresFindCampsitesNearPorts {
  readonly em: EntityManager
  readonly isDemoMode: boolean
  readonly catalogues: Catalogues
  readonly occupancies: Occupancies
}

interface CandidateRow extends CampsiteRow {
  readonly distance_km: number | null
  readonly site_types: readonly SiteType[]
}

export class PostgresFindCampsitesNear implements FindCampsitesNear {
  readonly #ports: PostgresFindCampsitesNearPorts

  constructor(ports: PostgresFindCampsitesNearPorts) {
    this.#ports = ports
  }

  async find(query: CandidateQuery): Promise<FoundCampsites> {
    const { em, isDemoMode } = this.#ports
    // Raw: distances on a sphere.
    const { rows } = await sql<CandidateRow>`
      select * from (
        select ${campsiteColumns}, ${distanceKm(query.area)} as distance_km, ${openSiteTypes(plotSuits(query))} as site_types
        from organisation o
        where o.status = 'active' and (${isDemoMode}::bool or not o.is_demo)
          and ${within(query.area)} and ${suits(query)}
      ) as found
      where ${query.area.kind === 'circle' ? sql`distance_km <= ${query.area.radiusKm}` : sql`true`}`.execute(
      databaseOf(em, 'read'),
    )
    return new ListedCampsites(
      rows.map((row) => ({ campsite: toCampsiteFacts(row), siteTypes: row.site_types, distanceKm: row.distance_km })),
    )
  }

  async stock(ids: readonly OrganisationId[], nights: StockNights | null): Promise<ReadonlyMap<OrganisationId, CampsiteStock>> {
    const { catalogues, occupancies } = this.#ports
    const found = await catalogues.findMany(ids)
    const plotIds = found.flatMap(({ plots }) => plots.map(({ id }) => id))
    const occupancy = nights ? await occupancies.of(plotIds, nights.from, nights.to, nights.now) : new Map()
    return new Map(found.map((catalogue) => [catalogue.organisation.id, { catalogue, occupancy }]))
  }
}

/** The haversine formula of the domain's `greatCircleKm`. */
function distanceKm(area: SearchArea): RawBuilder<unknown> {
  const centre = centreOf(area)
  if (!centre) return sql`null::float8`
  const { latitude, longitude } = centre
  return sql`2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin(radians(o.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(o.latitude))
      * power(sin(radians(o.longitude - ${longitude}::float8) / 2), 2))))`
}

/** For a circle the box around it, which the index answers; the distance decides the rest. */
function within(area: SearchArea): RawBuilder<unknown> {
  if (area.kind === 'anywhere') return sql`true`
  const { south, north, west, east } = area.kind === 'circle' ? boxAround(area, area.radiusKm) : area
  return sql`o.latitude between ${south} and ${north} and o.longitude between ${west} and ${east}`
}

function suits(query: CandidateQuery): RawBuilder<unknown> {
  const { adultsOnly, withChildren } = query
  const wantedTags = [...new Set(query.tags)]
  return sql`(not ${adultsOnly}::bool or o.is_adults_only) and (not ${withChildren}::bool or not o.is_adults_only)
    and (select count(*) from organisation_tag tag left join default_tag kind on kind.id = tag.default_tag_id
      where tag.organisation_id = o.id and tag.is_active and coalesce(kind.for_search, true) and tag.name = any(${wantedTags}::text[])) = ${wantedTags.length}
    and exists (
      select from plot join site on site.id = plot.site_id
      where plot.organisation_id = o.id and plot.is_active and site.is_active and site.is_online_booking_active
        and ${plotSuits(query)})`
}

/** Of a `plot` on a `site`. */
function plotSuits({ electrified, siteTypes }: CandidateQuery): RawBuilder<unknown> {
  return sql`(not ${electrified}::bool or plot.is_electrified)
    and (${siteTypes.length} = 0 or site.site_type = any(${siteTypes}::text[]))`
}
