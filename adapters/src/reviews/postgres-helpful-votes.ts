import type { HelpfulVotes, VoterKey } from '@camp/application/reviews/reviews.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export class PostgresHelpfulVotes implements HelpfulVotes {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  /** One statement: the count rises with the vote or not at all. */
  async add(id: OrganisationReviewId, voter: VoterKey): Promise<boolean> {
    const { rows } = await sql`
      with vote as (
        insert into helpful_vote (review_id, voter) values (${id}, ${voter}) on conflict do nothing returning review_id)
      update organisation_review set helpful_count = helpful_count + 1 where id in (select review_id from vote)
      returning id`.execute(this.#em.getKysely({ type: 'write' }))
    return rows.length > 0
  }

  async of(voter: VoterKey, ids: readonly OrganisationReviewId[]): Promise<ReadonlySet<OrganisationReviewId>> {
    const { rows } = await sql<{ review_id: OrganisationReviewId }>`
      select review_id from helpful_vote where voter = ${voter} and review_id = any(${ids}::uuid[])`.execute(this.#em.getKysely())
    return new Set(rows.map(({ review_id }) => review_id))
  }
}
