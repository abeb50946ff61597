import { reviewsContract } from '@camp/application/reviews/testing/reviews.contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violatedConstraint } from '../postgres/sql-state.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresHelpfulVotes } from './postgres-helpful-votes.ts'
import { PostgresReviewInvitations } from './postgres-review-invitations.ts'
import { PostgresReviews } from './postgres-reviews.ts'
import { PostgresUserReviews } from './postgres-user-reviews.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

/** A connection of its own for every act, as two requests have. */
function eachAlone<Port extends object>(make: (em: TestStore['em']) => Port): Port {
  return new Proxy(make(store.em), {
    get: (_, name) => {
      const port = make(store.database.forkEntityManager())
      const act: unknown = Reflect.get(port, name)
      return typeof act === 'function' ? act.bind(port) : act
    },
  })
}

reviewsContract('postgres', async () => {
  await forgetGuests(store.em)
  await store.em.execute('update user_account set average_rating = null')
  return {
    reservations: eachAlone((em) => new PostgresReservations(em)),
    reviews: eachAlone((em) => new PostgresReviews(em)),
    helpfulVotes: eachAlone((em) => new PostgresHelpfulVotes(em)),
    userReviews: eachAlone((em) => new PostgresUserReviews(em)),
    reviewInvitations: eachAlone((em) => new PostgresReviewInvitations(em)),
    stop: async () => {},
  }
})

describe('the database', () => {
  const insert = (columns: string, values: string) =>
    store.em.execute(`
      insert into organisation_review (organisation_id, author_name, facilities, location, value, cleanliness, overall,
        review_text, created_at, ${columns})
      select id, 'Thandi N.', 3, 3, 3, 3, 3, 'Fine', now(), ${values} from organisation limit 1`)

  it.each([
    ['answer, status', `'Thanks', 'PUBLISHED'`, 'answer_has_its_time'],
    ['report_reason, status', `'Never here', 'PUBLISHED'`, 'report_has_its_time'],
    ['report_closed_at, status', `now(), 'PUBLISHED'`, 'only_reports_are_closed'],
    ['status', `'REJECTED'`, 'only_rejected_reviews_have_a_reason'],
    ['rejection_reason, status', `'Rude', 'PUBLISHED'`, 'only_rejected_reviews_have_a_reason'],
    ['stay_month, status', `'2027-02-03', 'PENDING'`, 'stay_month_is_its_first_day'],
  ])('refuses a review with %s = %s', async (columns, values, constraint) => {
    const answer = await insert(columns, values).catch((error: unknown) => violatedConstraint(error))

    expect(answer).toBe(constraint)
  })
})
