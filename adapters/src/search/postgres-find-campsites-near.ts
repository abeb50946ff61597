import type { Candidate, CandidateQuery, FindCampsitesNear, SearchArea } from '@camp/application/search/find-campsites-near.ts'
import { earthRadiusKm } from '@camp/domain/search/great-circle.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'

/** A search never has to look at more of them than a whole country has. */
const candidatesAtMost = 2_000

export interface PostgresFindCampsitesNearPorts {
  readonly em: EntityManager
  readonly isDemoMode: boolean
}

export class PostgresFindCampsitesNear implements FindCampsitesNear {
  readonly #em: EntityManager
  readonly #isDemoMode: boolean

  constructor({ em, isDemoMode }: PostgresFindCampsitesNearPorts) {
    this.#em = em
    this.#isDemoMode = isDemoMode
  }

  async candidates(query: CandidateQuery): Promise<readonly Candidate[]> {
    // Raw: distances on a sphere.
    const { rows } = await sql<{ id: OrganisationId; distance_km: number | null }>`
      select id, distance_km from (
        select o.id, o.name, ${distanceKm(query.area)} as distance_km
        from organisation o
        where o.status = 'active' and (${this.#isDemoMode}::bool or not o.is_demo)
          and ${within(query.area)} and ${suits(query)}
      ) as found
      where ${query.area.kind === 'circle' ? sql`distance_km <= ${query.area.radiusKm}` : sql`true`}
      order by distance_km, name
      limit ${candidatesAtMost}`.execute(databaseOf(this.#em, 'read'))
    return rows.map(({ id, distance_km }) => ({ organisationId: id, distanceKm: distance_km }))
  }
}

/** The haversine formula of the domain's `greatCircleKm`. */
function distanceKm(area: SearchArea): RawBuilder<unknown> {
  if (area.kind !== 'circle') return sql`null::float8`
  const { latitude, longitude } = area
  return sql`2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin(radians(o.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(o.latitude))
      * power(sin(radians(o.longitude - ${longitude}::float8) / 2), 2))))`
}

/** For a circle the box around it, which the index answers; the distance decides the rest. */
function within(area: SearchArea): RawBuilder<unknown> {
  if (area.kind === 'anywhere') return sql`true`
  if (area.kind === 'box') {
    return sql`o.latitude between ${area.south} and ${area.north} and o.longitude between ${area.west} and ${area.east}`
  }
  const { latitude, longitude, radiusKm } = area
  const degrees = (radiusKm / earthRadiusKm) * (180 / Math.PI)
  const widest = Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + degrees) * Math.PI) / 180))
  return sql`o.latitude between ${latitude - degrees} and ${latitude + degrees}
    and o.longitude between ${longitude - degrees / widest} and ${longitude + degrees / widest}`
}

function suits({ tags, siteTypes, electrified, adultsOnly, withChildren }: CandidateQuery): RawBuilder<unknown> {
  const wantedTags = [...new Set(tags)]
  return sql`(not ${adultsOnly}::bool or o.is_adults_only) and (not ${withChildren}::bool or not o.is_adults_only)
    and (select count(*) from organisation_tag tag
      where tag.organisation_id = o.id and tag.is_active and tag.name = any(${wantedTags}::text[])) = ${wantedTags.length}
    and exists (
      select from plot join site on site.id = plot.site_id
      where plot.organisation_id = o.id and plot.is_active and site.is_active and site.is_online_booking_active
        and (not ${electrified}::bool or plot.is_electrified)
        and (${siteTypes.length} = 0 or site.site_type = any(${siteTypes}::text[])))`
}
