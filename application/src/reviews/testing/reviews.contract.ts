import type { ConfirmedReservation } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReview, UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import {
  aCompletedReservation,
  aPublishedReview,
  aReview,
  type SomeReviewFacts,
  someRatings,
} from '@camp/domain/testing/a-review.ts'
import { aConfirmedReservation, aGuest, aPendingReservation } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, guestId, stands, testId } from '../../testing/a-campsite.ts'
import type { ReviewInvitations } from '../review-invitations.ts'
import { type HelpfulVotes, newestFirst, type ReviewSort, type Reviews } from '../reviews.ts'
import type { UserReviewSort, UserReviews } from '../user-reviews.ts'

export interface ReviewsFixture {
  readonly reservations: Reservations
  readonly reviews: Reviews
  readonly helpfulVotes: HelpfulVotes
  readonly userReviews: UserReviews
  readonly reviewInvitations: ReviewInvitations
  readonly stop: () => Promise<void>
}

/** Any of its fields; that status and reason belong together is the test's to mind. */
type SomeUserReviewFacts = Partial<Pick<UserReview, 'rating' | 'isVisible'>> & { readonly status?: 'PENDING' | 'PUBLISHED' }

const published = { status: 'PUBLISHED', rejectionReason: null } as const
const organisationId = campsite.organisation.id
const organisation = { slug: campsite.organisation.slug, name: campsite.organisation.name }
const everything = newestFirst({ offset: 0, limit: 100 })
const reviewId = (number: number) => testId(8_000 + number) as OrganisationReviewId
const userReviewId = (number: number) => testId(8_100 + number) as UserReviewId
const at = (hour: number) => aMoment(`2027-02-06T${String(hour).padStart(2, '0')}:00`).now

export function reviewsContract(adapter: string, start: () => Promise<ReviewsFixture>): void {
  let fixture: ReviewsFixture
  beforeEach(async () => {
    fixture = await start()
  })
  afterEach(() => fixture.stop())

  /** Completed, on the stand of that number. */
  async function givenStay(
    number: number,
    [from, to]: readonly [string, string] = ['2027-02-01', '2027-02-05'],
    facts: Partial<ConfirmedReservation> = {},
  ) {
    const held = aHoldOn(stands.slice(number - 1, number), { id: `stay-${number}`, from, to })
    await fixture.reservations.add(held, asHeld)
    const pending = aPendingReservation(held, { guest: aGuest({ userId: guestId }) })
    const completed = aCompletedReservation({
      ...aConfirmedReservation(pending),
      ...facts,
      status: 'completed',
      version: held.version,
    })
    expect(await fixture.reservations.replace(completed, null)).toEqual(accepted(undefined))
    return held.id
  }

  const review = (number: number, reservationId: ReservationId | null, facts: SomeReviewFacts = {}) =>
    aReview({ id: reviewId(number), organisationId, reservationId, userId: guestId, createdAt: at(number), ...facts })
  const idsOf = (listed: { readonly rows: readonly { readonly review: { readonly id: string } }[] }) =>
    listed.rows.map((row) => row.review.id)

  describe(`${adapter}: Reviews`, () => {
    it('keep everything that was written, answered, reported and decided', async () => {
      const { reviews } = fixture
      const stay = await givenStay(1)
      const pending = review(1, stay)
      const decided: OrganisationReview = {
        ...pending,
        status: 'REJECTED',
        rejectionReason: 'Names a neighbour',
        isPublic: false,
        publishedToGoogle: true,
        answer: { text: 'Thank you', at: at(2) },
        report: { reason: 'Never stayed here', at: at(3), closedAt: at(4) },
      }

      await reviews.add(pending)
      expect(await reviews.find(pending.id)).toEqual(pending)
      await reviews.replace(decided)

      expect(await reviews.findForChange(pending.id)).toEqual(decided)
      expect(await reviews.ofReservation(stay)).toEqual(decided)
      expect(await reviews.find(reviewId(99))).toBeUndefined()
    })

    it('keep those that know no stay', async () => {
      const orphans = [1, 2].map((number) => review(number, null, { stayMonth: null, userId: null }))
      for (const orphan of orphans) expect(await fixture.reviews.add(orphan)).toEqual(accepted(undefined))

      const { rows } = await fixture.reviews.list({}, everything)

      expect(rows).toEqual(orphans.toReversed().map((orphan) => ({ review: orphan, organisation, simpleReference: null })))
    })

    it('take one of a stay, also when two arrive at the same moment', async () => {
      const stay = await givenStay(1)

      const answers = await Promise.all([1, 2, 3].map((number) => fixture.reviews.add(review(number, stay))))

      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toEqual(refused({ code: 'already-reviewed' }))
    })

    it('are listed newest first, filtered, a slice at a time, with their stay', async () => {
      const { reviews } = fixture
      const stays = [await givenStay(1), await givenStay(2), await givenStay(3), await givenStay(4)]
      const report = { reason: 'Never stayed here', at: at(9), closedAt: null }
      await reviews.add(review(1, stays[0] ?? null))
      await reviews.add(review(2, stays[1] ?? null, { status: 'PUBLISHED', answer: { text: 'Thanks', at: at(9) } }))
      await reviews.add(review(3, stays[2] ?? null, { status: 'PUBLISHED', isPublic: false, report }))
      await reviews.add(review(4, stays[3] ?? null, { status: 'REJECTED', rejectionReason: 'Rude', userId: null }))
      const found = async (filter: Parameters<Reviews['list']>[0]) => idsOf(await reviews.list(filter, everything))

      expect(await reviews.list({}, newestFirst({ offset: 1, limit: 2 }))).toMatchObject({
        total: 4,
        rows: [{ review: { id: reviewId(3) }, organisation, simpleReference: '482-100-103' }, { review: { id: reviewId(2) } }],
      })
      expect(await found({ organisationId, status: 'PUBLISHED' })).toEqual([reviewId(3), reviewId(2)])
      expect(await found({ status: 'PUBLISHED', isPublic: true })).toEqual([reviewId(2)])
      expect(await found({ isReported: true })).toEqual([reviewId(3)])
      expect(await found({ isAnswered: false, status: 'PUBLISHED' })).toEqual([reviewId(3)])
      expect(await found({ userId: guestId })).toHaveLength(3)
      expect(await found({ organisationId: testId(9_999) as OrganisationId })).toEqual([])
    })

    it('are found by author, text, organisation and reference, in the order asked for', async () => {
      const { reviews } = fixture
      await reviews.add(
        review(1, await givenStay(1), { authorName: 'Zoë A.', text: 'Owls', ratings: someRatings({ overall: 2 }) }),
      )
      await reviews.add({ ...review(2, null, { authorName: 'Abel Z.', text: 'Frogs' }), helpfulCount: 7 })
      const found = async (search: string, sort: ReviewSort = 'createdAt', isDescending = false) =>
        idsOf(await reviews.list({}, { search, sort, isDescending, limit: null, offset: 0 }))

      expect(await found('zoe')).toEqual([reviewId(1)])
      expect(await found('FROG')).toEqual([reviewId(2)])
      expect(await found(organisation.name)).toEqual([reviewId(1), reviewId(2)])
      expect(await found('482-100-101')).toEqual([reviewId(1)])
      expect(await found('nothing')).toEqual([])
      expect(await found('', 'author')).toEqual([reviewId(2), reviewId(1)])
      expect(await found('', 'overall')).toEqual([reviewId(1), reviewId(2)])
      expect(await found('', 'helpfulCount', true)).toEqual([reviewId(2), reviewId(1)])
      expect(await found('', 'organisation')).toHaveLength(2)
    })

    it('say their averages over what anybody may read', async () => {
      const { reviews } = fixture
      expect(await reviews.summary(organisationId)).toEqual({ count: 0, averages: null })
      const publish = async (number: number, stars: number, facts: SomeReviewFacts = {}) =>
        reviews.add({
          ...aPublishedReview({ ...review(number, null), ...facts, status: 'PUBLISHED' }),
          ratings: someRatings({ overall: stars, value: 1 }),
        })
      await publish(1, 5)
      await publish(2, 4)
      await publish(3, 1, { isPublic: false })
      await reviews.add(review(4, null, { ratings: someRatings({ overall: 1 }) }))

      expect(await reviews.summary(organisationId)).toEqual({
        count: 2,
        averages: { facilities: 4, location: 5, value: 1, cleanliness: 3, overall: 4.5 },
      })
    })
  })

  describe(`${adapter}: HelpfulVotes`, () => {
    it('count once a reader, also at the same moment, and survive what is decided meanwhile', async () => {
      const { reviews, helpfulVotes } = fixture
      const read = { ...review(1, null), helpfulCount: 3 }
      await reviews.add(read)

      const vote = (voter: string) => helpfulVotes.add({ id: read.id, voters: [voter], address: null, at: at(1) })
      const counted = await Promise.all(['a', 'b', 'a', 'a'].map(vote))
      await reviews.replace({ ...read, status: 'PUBLISHED', rejectionReason: null })

      expect(counted.filter(Boolean)).toHaveLength(2)
      expect(await reviews.find(read.id)).toMatchObject({ helpfulCount: 5, status: 'PUBLISHED' })
      expect(await helpfulVotes.of(['a'], [read.id, reviewId(2)])).toEqual(new Set([read.id]))
      expect(await helpfulVotes.of(['c'], [read.id])).toEqual(new Set())
    })

    it('count once by whichever name the reader is known, and know all of them from then on', async () => {
      const { reviews, helpfulVotes } = fixture
      const read = review(1, null)
      await reviews.add(read)
      const vote = (...voters: readonly string[]) => helpfulVotes.add({ id: read.id, voters, address: null, at: at(1) })

      expect(await vote('browser')).toBe(true)
      expect(await vote('account', 'browser')).toBe(false)
      expect(await vote('account', 'another browser')).toBe(false)
      expect(await vote('another browser')).toBe(false)
      expect((await Promise.all([vote('phone', 'second account'), vote('phone'), vote('phone')])).filter(Boolean)).toEqual([true])
      expect(await helpfulVotes.of(['unheard of', 'second account'], [read.id])).toEqual(new Set([read.id]))
      expect(await reviews.find(read.id)).toMatchObject({ helpfulCount: 2 })
    })

    it('count once a network address and day, also at the same moment', async () => {
      const { reviews, helpfulVotes } = fixture
      const [read, other] = [review(1, null), review(2, null)]
      for (const each of [read, other]) await reviews.add(each)
      const vote = (voter: string, address: string, { id, moment }: { id: typeof read.id; moment: typeof read.createdAt }) =>
        helpfulVotes.add({ id, voters: [voter], address, at: moment })
      const today = { id: read.id, moment: at(1) }

      const counted = await Promise.all(['a', 'b', 'c'].map((voter) => vote(voter, '192.0.2.1', today)))

      expect(counted.filter(Boolean)).toHaveLength(1)
      expect(await vote('d', '192.0.2.2', today)).toBe(true)
      expect(await vote('d', '192.0.2.3', today)).toBe(false)
      expect(await vote('e', '192.0.2.3', today)).toBe(true)
      expect(await vote('f', '192.0.2.1', { ...today, id: other.id })).toBe(true)
      expect(await vote('g', '192.0.2.1', { ...today, moment: at(1).add({ hours: 24 }) })).toBe(true)
      expect(await reviews.find(read.id)).toMatchObject({ helpfulCount: 4 })
    })
  })

  const userReview = (number: number, reservationId: ReservationId, facts: SomeUserReviewFacts = {}): UserReview => ({
    id: userReviewId(number),
    organisationId,
    reservationId,
    userId: guestId,
    rating: 4,
    comment: 'Left it clean.',
    isVisible: true,
    createdAt: at(number),
    ...published,
    ...facts,
  })

  describe(`${adapter}: UserReviews`, () => {
    it('take one of a stay, also when two arrive at the same moment', async () => {
      const stay = await givenStay(1)

      const answers = await Promise.all([1, 2].map((number) => fixture.userReviews.add(userReview(number, stay))))

      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toEqual(refused({ code: 'already-reviewed' }))
    })

    it('are listed newest first with their guest, filtered', async () => {
      const { userReviews } = fixture
      const [first, second] = [await givenStay(1), await givenStay(2)]
      await userReviews.add(userReview(1, first))
      await userReviews.add(userReview(2, second, { isVisible: false }))

      const { rows, total } = await userReviews.list({ organisationId }, everything)

      expect(total).toBe(2)
      expect(rows[1]).toEqual({
        review: userReview(1, first),
        organisation,
        guestName: 'Thandi Nkosi',
        simpleReference: '482-100-101',
      })
      expect(idsOf(await userReviews.list({ userId: guestId, isVisible: true }, everything))).toEqual([userReviewId(1)])
      await userReviews.replace(userReview(1, first, { status: 'PENDING' }))
      expect(idsOf(await userReviews.list({ status: 'PENDING' }, everything))).toEqual([userReviewId(1)])
      await userReviews.replace(userReview(1, first))
      const searched = async (search: string, sort: UserReviewSort = 'createdAt') =>
        idsOf(await userReviews.list({}, { search, sort, isDescending: false, limit: null, offset: 0 }))
      expect(await searched('nkosi')).toEqual([userReviewId(1), userReviewId(2)])
      expect(await searched('482-100-102')).toEqual([userReviewId(2)])
      expect(await searched('left it CLEAN')).toHaveLength(2)
      expect(await searched('', 'rating')).toHaveLength(2)
      expect(await searched('', 'guest')).toHaveLength(2)
      expect(await searched('', 'organisation')).toHaveLength(2)
      expect(await userReviews.find(userReviewId(2))).toEqual(userReview(2, second, { isVisible: false }))
    })

    it('keep the average of an account right, whatever is written, hidden and shown', async () => {
      const { userReviews } = fixture
      const ratings = [5, 4, 4]
      expect(await userReviews.averageOf(guestId)).toBeNull()
      for (const [index, rating] of ratings.entries()) {
        await userReviews.add(userReview(index + 1, await givenStay(index + 1), { rating }))
      }

      expect(await userReviews.averageOf(guestId)).toBe(4.33)
      const first = userReview(1, 'stay-1' as ReservationId, { rating: 5 })
      await userReviews.replace({ ...first, isVisible: false })
      expect(await userReviews.averageOf(guestId)).toBe(4)
      await userReviews.replace(first)
      expect(await userReviews.averageOf(guestId)).toBe(4.33)
      await userReviews.replace({ ...first, status: 'REJECTED', rejectionReason: 'Rude' })
      expect(await userReviews.findForChange(userReviewId(1))).toMatchObject({ status: 'REJECTED', rejectionReason: 'Rude' })
      expect(await userReviews.averageOf(guestId)).toBe(4)
      await userReviews.add(userReview(4, await givenStay(4), { rating: 1, status: 'PENDING' }))
      expect(await userReviews.averageOf(guestId)).toBe(4)
    })

    it('know which stays are still to be reviewed', async () => {
      const { userReviews } = fixture
      const [early, late, done] = [await givenStay(1, ['2027-02-01', '2027-02-03']), await givenStay(2), await givenStay(3)]
      await userReviews.add(userReview(1, done))
      const since = (date: string) => userReviews.staysToReview(organisationId, Temporal.PlainDate.from(date), 10)

      expect(await since('2027-02-03')).toEqual([
        expect.objectContaining({ reservationId: late, guestName: 'Thandi Nkosi', simpleReference: '482-100-102' }),
        expect.objectContaining({ reservationId: early, departure: Temporal.PlainDate.from('2027-02-03') }),
      ])
      expect(await since('2027-02-04')).toHaveLength(1)
    })
  })

  describe(`${adapter}: ReviewInvitations`, () => {
    it('are open for stays that nobody reviewed, and marked once, also at the same moment', async () => {
      const { reviews, reviewInvitations } = fixture
      const [later, earlier] = [await givenStay(1), await givenStay(2, ['2027-02-01', '2027-02-03'])]
      await reviews.add(review(1, await givenStay(3)))
      const silent = { isOfflinePayment: false, paymentMethod: null, paymentReference: null, paymentDate: null, notes: null }
      await givenStay(4, undefined, { offline: { ...silent, notifiesCamper: false, priceReason: null } })
      const open = (since: string) => reviewInvitations.open(Temporal.PlainDate.from(since), 10)
      expect(await open('2027-02-03')).toEqual([earlier, later])
      expect(await open('2027-02-04')).toEqual([later])

      const marked = await Promise.all([1, 2, 3].map(() => reviewInvitations.markInvited(later, at(9))))

      expect(marked.filter(Boolean)).toHaveLength(1)
      expect(await open('2027-02-03')).toEqual([earlier])
    })
  })
}
