import type { UserReviewDecision } from '@camp/domain/reviews/judge-user-review.ts'
import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aGivenReview } from '@camp/domain/testing/a-review.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { ListGuestReviews } from './review-guests.ts'
import { newestFirst } from './reviews.ts'
import { aPublishedReviewOf } from './testing/a-stay-of.ts'
import { givenReviewedStay } from './testing/given-stay.ts'

const platform = system('test')
const few = newestFirst({ offset: 0, limit: 5 })
const nobody = '00000000-0000-4000-8000-000000009999'

/** Nobody, a guest, staff of another place, its own staff and administrator, the platform. */
const everybody = ({ actor }: Awaited<ReturnType<typeof givenReviewedStay>>): readonly Actor[] => [
  visitor,
  actor('USER'),
  actor('ORGADMIN', ['other' as OrganisationId]),
  actor('ORGUSER'),
  actor('ORGADMIN'),
  actor('SUPERADMIN', []),
]
const said = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) =>
  answer.ok ? 'yes' : answer.refusal?.code
const ownStaff = ['not-permitted', 'not-permitted', 'not-found', 'yes', 'yes', 'yes']
const platformAlone = ['not-permitted', 'not-permitted', 'not-permitted', 'not-permitted', 'not-permitted', 'yes']

describe('a guest after a stay', () => {
  it('writes once, is read once published, and sees what became of it', async () => {
    const { marketplace, id, guest } = await givenReviewedStay()
    const shown = async () => {
      const answer = await marketplace.listPublishedReviews.execute({ orgSlug: 'kwena-camp', page: 1, voters: [] })
      return answer.ok ? answer.value : undefined
    }
    expect(await marketplace.showStayToReview.execute({ id })).toMatchObject({ value: { state: 'open', review: null } })

    const written = await marketplace.writeReview.execute({ id, ...aGivenReview() })
    expect(await marketplace.writeReview.execute({ id, ...aGivenReview() })).toEqual(refused({ code: 'already-reviewed' }))
    expect(await marketplace.showStayToReview.execute({ id })).toMatchObject({
      value: { state: 'written', review: { status: 'PENDING' } },
    })
    expect(await shown()).toMatchObject({ summary: { count: 0 }, reviews: [] })

    const reviewId = written.ok ? written.value.id : (nobody as OrganisationReviewId)
    const publish = (dryRun: boolean) =>
      marketplace.judgeReview.execute({ actor: platform, id: reviewId, decision: { kind: 'publish' }, dryRun })
    expect(await publish(true)).toMatchObject({ value: { status: 'PUBLISHED' } })
    expect(await shown()).toMatchObject({ reviews: [] })
    await publish(false)
    expect(await shown()).toMatchObject({
      summary: { count: 1, averages: { overall: 4, cleanliness: 3 } },
      reviews: [{ authorName: 'Thandi N.', overall: 4, text: 'Hot water every morning.', isVotedByReader: false }],
    })
    expect(await marketplace.listMyReviews.execute({ actor: guest })).toMatchObject({
      value: { toWrite: [], written: [{ review: { status: 'PUBLISHED' }, organisation: { slug: 'kwena-camp' } }] },
    })
  })

  it('is offered the form among their own reviews', async () => {
    const { marketplace, id, guest } = await givenReviewedStay()

    expect(await marketplace.listMyReviews.execute({ actor: guest })).toMatchObject({
      value: { toWrite: [{ id, organisation: { slug: 'kwena-camp', name: 'Kwena Camp' } }] },
    })
    expect(await marketplace.listMyReviews.execute({ actor: visitor })).toEqual(refused({ code: 'not-permitted' }))
  })

  it('cannot write before the stay is over, about one that was cancelled, or about none', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id } = await guest.books()
    const write = (stay: ReservationId) => marketplace.writeReview.execute({ id: stay, ...aGivenReview() })

    expect(await write(id)).toEqual(refused({ code: 'stay-not-completed' }))
    expect(await marketplace.showStayToReview.execute({ id })).toMatchObject({ value: { state: 'early' } })
    await guest.cancels(id)
    expect(await write(id)).toEqual(refused({ code: 'stay-not-completed' }))
    expect(await marketplace.showStayToReview.execute({ id })).toMatchObject({ value: { state: 'never' } })
    expect(await write(nobody as ReservationId)).toEqual(refused({ code: 'not-found' }))
    expect(await marketplace.showStayToReview.execute({ id: nobody as ReservationId })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('readers', () => {
  it('find a published review helpful once each', async () => {
    const { marketplace, id } = await givenReviewedStay()
    const reviewId = await aPublishedReviewOf(marketplace, id)
    const vote = (voter: string) => marketplace.voteHelpful.execute({ id: reviewId, voters: [voter], address: null })

    expect([await vote('a'), await vote('a'), await vote('b')]).toEqual([
      accepted({ isCounted: true }),
      accepted({ isCounted: false }),
      accepted({ isCounted: true }),
    ])
    const shown = await marketplace.listPublishedReviews.execute({ orgSlug: 'kwena-camp', page: 9, voters: ['a'] })
    expect(shown).toMatchObject({ value: { page: 1, pages: 1, reviews: [{ helpfulCount: 2, isVotedByReader: true }] } })
  })

  it('of one network address are one reader that day', async () => {
    const { marketplace, id } = await givenReviewedStay()
    const reviewId = await aPublishedReviewOf(marketplace, id)
    const vote = (voter: string) => marketplace.voteHelpful.execute({ id: reviewId, voters: [voter], address: '192.0.2.1' })

    expect([await vote('a'), await vote('b')]).toEqual([accepted({ isCounted: true }), accepted({ isCounted: false })])
  })

  it('cannot vote while nothing tells them from others', async () => {
    const { marketplace, id } = await givenReviewedStay()
    const reviewId = await aPublishedReviewOf(marketplace, id)
    const vote = () => marketplace.voteHelpful.execute({ id: reviewId, voters: [], address: '192.0.2.1' })

    expect(await vote()).toEqual(accepted({ isCounted: false }))
    const shown = await marketplace.listPublishedReviews.execute({ orgSlug: 'kwena-camp', page: 1, voters: [] })
    expect(shown).toMatchObject({ value: { reviews: [{ helpfulCount: 0, isVotedByReader: false }] } })
  })

  it('cannot vote for what they cannot read', async () => {
    const { marketplace, id } = await givenReviewedStay()
    const reviewId = await aPublishedReviewOf(marketplace, id)
    await marketplace.judgeReview.execute({ actor: platform, id: reviewId, decision: { kind: 'hide' } })

    expect(await marketplace.voteHelpful.execute({ id: reviewId, voters: ['a'], address: null })).toEqual(
      refused({ code: 'not-found' }),
    )
    expect(await marketplace.listPublishedReviews.execute({ orgSlug: 'nowhere', page: 1, voters: [] })).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})

describe('the rights', () => {
  it('to read, answer and report reviews are those of the own staff and the platform', async () => {
    const given = await givenReviewedStay()
    const { marketplace, id } = given
    const reviewId = await aPublishedReviewOf(marketplace, id)
    const [lists, answers, reports]: unknown[][] = [[], [], []]
    for (const actor of everybody(given)) {
      lists?.push(said(await marketplace.listReviews.execute({ actor, orgSlug: 'kwena-camp', listing: few })))
      answers?.push(said(await marketplace.answerReview.execute({ actor, id: reviewId, text: 'Thank you' })))
      reports?.push(said(await marketplace.reportReview.execute({ actor, id: reviewId, reason: 'Never stayed here' })))
    }

    expect([lists, answers]).toEqual([ownStaff, ownStaff])
    expect(reports).toEqual([...ownStaff.slice(0, 4), 'already-reported', 'already-reported'])
  })

  it('to review guests are those of the own staff and the platform, once a stay', async () => {
    const given = await givenReviewedStay()
    const { marketplace, id: reservationId } = given
    const [lists, writes]: unknown[][] = [[], []]
    for (const actor of everybody(given)) {
      lists?.push(said(await marketplace.listGuestReviews.execute({ actor, orgSlug: 'kwena-camp' })))
      writes?.push(said(await marketplace.reviewGuest.execute({ actor, reservationId, rating: 5, comment: 'Clean.' })))
    }

    expect(lists).toEqual(ownStaff)
    expect(writes).toEqual([...ownStaff.slice(0, 4), 'already-reviewed', 'already-reviewed'])
  })

  it('to decide, and to see those of everybody, are the platform’s alone', async () => {
    const given = await givenReviewedStay()
    const { marketplace, id: reservationId } = given
    const id = await aPublishedReviewOf(marketplace, reservationId)
    const user = await marketplace.reviewGuest.execute({ actor: platform, reservationId, rating: 2, comment: 'Loud.' })
    const userReviewId = user.ok ? user.value.id : (nobody as UserReviewId)
    for (const act of [
      (actor: Actor) => marketplace.judgeReview.execute({ actor, id, decision: { kind: 'hide' } }),
      (actor: Actor) => marketplace.listReviews.execute({ actor, orgSlug: null, listing: few }),
      (actor: Actor) => marketplace.listUserReviews.execute({ actor, listing: few }),
      (actor: Actor) => marketplace.judgeUserReview.execute({ actor, id: userReviewId, decision: { kind: 'publish' } }),
    ]) {
      const answers: unknown[] = []
      for (const actor of everybody(given)) answers.push(said(await act(actor)))
      expect(answers).toEqual(platformAlone)
    }
  })

  it('find nothing where there is nothing', async () => {
    const { marketplace } = await givenReviewedStay()
    const id = nobody as OrganisationReviewId

    expect(said(await marketplace.answerReview.execute({ actor: platform, id, text: 'Hello' }))).toBe('not-found')
    expect(said(await marketplace.judgeReview.execute({ actor: platform, id, decision: { kind: 'publish' } }))).toBe('not-found')
    expect(said(await marketplace.listReviews.execute({ actor: platform, orgSlug: 'nowhere', listing: few }))).toBe('not-found')
    expect(said(await marketplace.listGuestReviews.execute({ actor: platform, orgSlug: 'nowhere' }))).toBe('not-found')
    const missing = { actor: platform, reservationId: nobody as ReservationId, rating: 5, comment: 'Good' }
    expect(said(await marketplace.reviewGuest.execute(missing))).toBe('not-found')
    const hidden = { actor: platform, id: nobody as UserReviewId, decision: { kind: 'hide' } } as const
    expect(said(await marketplace.judgeUserReview.execute(hidden))).toBe('not-found')
  })
})

describe('what organisations say of guests', () => {
  it('is read by the guest with its average once the platform has published it, until it hides it', async () => {
    const { marketplace, id, staff, guest } = await givenReviewedStay()
    expect(await marketplace.listGuestReviews.execute({ actor: staff, orgSlug: 'kwena-camp' })).toMatchObject({
      value: { toWrite: [{ reservationId: id, guestName: 'Thandi Nkosi' }], written: [] },
    })

    const written = await marketplace.reviewGuest.execute({
      actor: staff,
      reservationId: id,
      rating: 5,
      comment: 'Left it clean.',
    })

    const mine = () => marketplace.listMyReviews.execute({ actor: guest })
    const decide = async (decision: UserReviewDecision) =>
      written.ok && marketplace.judgeUserReview.execute({ actor: platform, id: written.value.id, decision })
    expect(await mine()).toMatchObject({ value: { average: null, received: [] } })
    await decide({ kind: 'publish' })
    expect(await mine()).toMatchObject({ value: { average: 5, received: [{ review: { comment: 'Left it clean.' } }] } })
    expect(await marketplace.listGuestReviews.execute({ actor: staff, orgSlug: 'kwena-camp' })).toMatchObject({
      value: { toWrite: [], written: [{ review: { rating: 5 } }] },
    })
    const other: Actor = { kind: 'user', userId: 'somebody-else' as UserId, role: 'USER', organisationIds: [] }
    expect(await marketplace.listMyReviews.execute({ actor: other })).toMatchObject({ value: { written: [], received: [] } })
    await decide({ kind: 'hide' })
    expect(await mine()).toMatchObject({ value: { average: null, received: [] } })
  })
})

describe('what the platform decides', () => {
  it('stands in the audit log, of both kinds of reviews, as it was and as it is', async () => {
    const { marketplace, id: reservationId, staff } = await givenReviewedStay()
    const id = await aPublishedReviewOf(marketplace, reservationId)
    const ofGuest = await marketplace.reviewGuest.execute({ actor: staff, reservationId, rating: 2, comment: 'Loud.' })
    const userReviewId = ofGuest.ok ? ofGuest.value.id : (nobody as UserReviewId)

    await marketplace.judgeReview.execute({ actor: platform, id, decision: { kind: 'passToGoogle' } })
    await marketplace.judgeReview.execute({ actor: platform, id, decision: { kind: 'hide' }, dryRun: true })
    const decision = { kind: 'reject', reason: ' Names a neighbour ' } as const
    await marketplace.judgeUserReview.execute({ actor: platform, id: userReviewId, decision })

    const organisationId = marketplace.campsites[0]?.organisation.id as OrganisationId
    const kept = await marketplace.ports.auditTrail.latest({ organisationId, limit: 9 })
    expect(kept.map(({ act, subject, by, changes }) => ({ act, subject, by, changes }))).toEqual([
      {
        act: 'user-review.judged',
        subject: userReviewId,
        by: 'test',
        changes: [
          { field: 'status', before: 'PENDING', after: 'REJECTED' },
          { field: 'rejectionReason', before: '', after: 'Names a neighbour' },
        ],
      },
      {
        act: 'organisation-review.judged',
        subject: id,
        by: 'test',
        changes: [{ field: 'publishedToGoogle', before: 'false', after: 'true' }],
      },
      {
        act: 'organisation-review.judged',
        subject: id,
        by: 'test',
        changes: [{ field: 'status', before: 'PENDING', after: 'PUBLISHED' }],
      },
    ])
  })
})

it('staff are shown the stays of sixty days, fifty of them, and the fifty latest of what they wrote', async () => {
  const { marketplace, actor } = await givenReviewedStay()
  const { ports } = marketplace
  const asked: unknown[] = []
  const userReviews = {
    list: async (filter: object, listing: object) => {
      asked.push(filter, listing)
      return { rows: [], total: 0 }
    },
    staysToReview: async (...args: unknown[]) => {
      asked.push(args)
      return []
    },
  } as unknown as typeof ports.userReviews
  const organisationId = (await ports.catalogues.findBySlug('kwena-camp'))?.organisation.id
  const today = ports.clock.now().toZonedDateTimeISO('Africa/Johannesburg').toPlainDate()

  await new ListGuestReviews({ ...ports, userReviews }).execute({ actor: actor('ORGUSER'), orgSlug: 'kwena-camp' })

  const newest = { search: '', sort: 'createdAt', isDescending: true, limit: 50, offset: 0 }
  expect(asked).toEqual([{ organisationId }, newest, [organisationId, today.subtract({ days: 60 }), 50]])
})
