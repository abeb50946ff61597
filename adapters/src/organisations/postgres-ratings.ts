import type { Rating, Ratings } from '@camp/application/organisations/ratings.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { reviewSummaries } from '../reviews/review-summaries.ts'

export class PostgresRatings implements Ratings {
  readonly #em: EntityManager
  readonly #kept: KeptFacts['reviewSummaries'] | undefined

  constructor(em: EntityManager, kept?: Pick<KeptFacts, 'reviewSummaries'>) {
    this.#em = em
    this.#kept = kept?.reviewSummaries
  }

  async of(ids: readonly OrganisationId[]): Promise<ReadonlyMap<OrganisationId, Rating>> {
    const summaries = await reviewSummaries(this.#em, this.#kept, ids)
    return new Map(
      [...summaries].flatMap(([id, { count, averages }]) =>
        averages ? [[id, { average: averages.overall, count }] as const] : [],
      ),
    )
  }
}
