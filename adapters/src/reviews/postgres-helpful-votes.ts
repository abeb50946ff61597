import { createHmac } from 'node:crypto'
import type { HelpfulVote, HelpfulVotes, VoterKey } from '@camp/application/reviews/reviews.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { newSecret } from '../people/secrets.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresHelpfulVotes implements HelpfulVotes {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  /** One statement: the count rises with the vote and its place or not at all. */
  async add({ id, voter, address, at }: HelpfulVote): Promise<boolean> {
    const place = address === null ? sql`select ${id}::uuid as review_id` : await this.#placeOf({ id, voter, address, at })
    // kysely has no insert in a `with` that selects from another insert and may be one of two.
    const { rows } = await sql`
      with place as (${place}),
      vote as (
        insert into helpful_vote (review_id, voter) select review_id, ${voter} from place on conflict do nothing returning review_id)
      update organisation_review set helpful_count = helpful_count + 1 where id in (select review_id from vote)
      returning id`.execute(this.#database())
    return rows.length > 0
  }

  /** Who voted before takes no place. */
  async #placeOf({ id, voter, address, at }: HelpfulVote & { readonly address: string }) {
    const day = at.toString().slice(0, 10)
    const hash = createHmac('sha256', await this.#keyOf(day))
      .update(`${id} ${address}`)
      .digest('hex')
    return sql`
      insert into helpful_vote_place (review_id, day, address_hash)
      select ${id}, ${day}::date, ${hash}
      where not exists (select from helpful_vote where review_id = ${id} and voter = ${voter})
      on conflict do nothing returning review_id`
  }

  /**
   * The first vote of a day makes its key, and forgets what is older than the day before with all its hashes.
   */
  async #keyOf(day: string): Promise<string> {
    const isFirst = await this.#database()
      .insertInto('helpful_vote_day')
      .values({ day, key: newSecret() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (isFirst) {
      const dayBefore = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
      await this.#database().deleteFrom('helpful_vote_day').where('day', '<', dayBefore).execute()
    }
    const kept = await this.#database().selectFrom('helpful_vote_day').select('key').where('day', '=', day).executeTakeFirst()
    if (!kept) throw new Error(`The key of ${day} is missing`)
    return kept.key
  }

  #database() {
    return databaseOf(this.#em)
  }

  async of(voter: VoterKey, ids: readonly OrganisationReviewId[]): Promise<ReadonlySet<OrganisationReviewId>> {
    const rows = await this.#database()
      .selectFrom('helpful_vote')
      .select('review_id')
      .where('voter', '=', voter)
      .where('review_id', '=', ({ fn, val }) => fn.any(val(ids)))
      .execute()
    return new Set(rows.map(({ review_id }) => review_id))
  }
}
