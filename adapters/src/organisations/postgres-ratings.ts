import type { Rating, Ratings } from '@camp/application/organisations/ratings.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { uuidList } from '../postgres/uuid.ts'

export class PostgresRatings implements Ratings {
  readonly #em: EntityManager
  readonly #kept: KeptFacts['ratings'] | undefined

  constructor(em: EntityManager, kept?: Pick<KeptFacts, 'ratings'>) {
    this.#em = em
    this.#kept = kept?.ratings
  }

  async of(ids: readonly OrganisationId[]): Promise<ReadonlyMap<OrganisationId, Rating>> {
    const known = ids.map((id) => [id, this.#kept?.get(id)] as const)
    const unknown = known.flatMap(([id, rating]) => (rating === undefined ? id : []))
    const read = () => this.#read(unknown)
    const found = this.#kept && unknown.length > 0 ? await this.#kept.reading(this.#em, read) : await read()
    return new Map([...known, ...found].flatMap(([id, rating]) => (rating ? [[id, rating] as const] : [])))
  }

  async #read(ids: readonly OrganisationId[]): Promise<readonly (readonly [OrganisationId, Rating | null])[]> {
    if (ids.length === 0) return []
    // Raw: averages and counts with their types.
    const { rows } = await sql<{ organisation_id: OrganisationId; average: number; count: number }>`
      select organisation_id, avg(overall)::float8 as average, count(*)::int as count
      from organisation_review
      where organisation_id = any(${uuidList(ids)}) and status = 'PUBLISHED' and is_public
      group by organisation_id`.execute(databaseOf(this.#em))
    const rated = new Map(rows.map(({ organisation_id, average, count }) => [organisation_id, { average, count }]))
    return ids.map((id) => [id, rated.get(id) ?? null] as const)
  }
}
