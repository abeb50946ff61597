import type { Rating, Ratings } from '@camp/application/organisations/ratings.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export class PostgresRatings implements Ratings {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async of(ids: readonly OrganisationId[]): Promise<ReadonlyMap<OrganisationId, Rating>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ organisation_id: OrganisationId; average: number; count: number }>`
      select organisation_id, avg(overall)::float8 as average, count(*)::int as count
      from organisation_review
      where organisation_id = any(${ids}::uuid[]) and status = 'PUBLISHED' and is_public
      group by organisation_id`.execute(this.#em.getKysely())
    return new Map(rows.map(({ organisation_id, average, count }) => [organisation_id, { average, count }]))
  }
}
