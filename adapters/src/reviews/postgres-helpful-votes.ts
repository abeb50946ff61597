import { createHmac } from 'node:crypto'
import type { HelpfulVote, HelpfulVotes, VoterKey } from '@camp/application/reviews/reviews.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import { newSecret } from '../people/secrets.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresHelpfulVotes implements HelpfulVotes {
  readonly #em: EntityManager

  readonly #kept: Pick<KeptFacts, 'firstReviews'> | undefined

  constructor(em: EntityManager, kept?: Pick<KeptFacts, 'firstReviews'>) {
    this.#em = em
    this.#kept = kept
  }

  /** Votes for one review wait for each other: of two by one reader the second finds the first. */
  async add(vote: HelpfulVote): Promise<boolean> {
    const isCounted = await this.#em.transactional(async () => {
      await this.#database().selectFrom('organisation_review').select('id').where('id', '=', vote.id).forUpdate().execute()
      if ((await this.of(vote.voters, [vote.id])).size === 0) return this.#count(vote)
      await this.#insert(vote, { isCounted: false })
      return false
    })
    this.#kept?.firstReviews.forget()
    return isCounted
  }

  async #count(vote: HelpfulVote): Promise<boolean> {
    if (vote.address !== null && !(await this.#takesPlace(vote, vote.address))) return false
    await this.#insert(vote, { isCounted: true })
    // kysely has no typed sum of a column and a number.
    await this.#database()
      .updateTable('organisation_review')
      .set({ helpful_count: sql`helpful_count + 1` })
      .where('id', '=', vote.id)
      .execute()
    return true
  }

  /** Under the first of the names at most; the others are known with it. */
  async #insert({ id, voters }: HelpfulVote, { isCounted }: { readonly isCounted: boolean }): Promise<void> {
    await this.#database()
      .insertInto('helpful_vote')
      .values(voters.map((voter, position) => ({ review_id: id, voter, is_counted: isCounted && position === 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async #takesPlace({ id, at }: HelpfulVote, address: string): Promise<boolean> {
    const day = at.toString().slice(0, 10)
    const hash = createHmac('sha256', await this.#keyOf(day))
      .update(`${id} ${address}`)
      .digest('hex')
    const taken = await this.#database()
      .insertInto('helpful_vote_place')
      .values({ review_id: id, day, address_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    return taken !== undefined
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

  async of(voters: readonly VoterKey[], ids: readonly OrganisationReviewId[]): Promise<ReadonlySet<OrganisationReviewId>> {
    const rows = await this.#database()
      .selectFrom('helpful_vote')
      .select('review_id')
      .where('voter', '=', ({ fn, val }) => fn.any(val(voters)))
      .where('review_id', '=', ({ fn, val }) => fn.any(val(ids)))
      .execute()
    return new Set(rows.map(({ review_id }) => review_id))
  }
}
