import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aCompletedReservation, aGivenReview, aPublishedReview, aReview, someRatings } from '../testing/a-review.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { answerReview, reportReview } from './answer-review.ts'
import { authorName } from './author-name.ts'
import { judgeReview, type ReviewDecision } from './judge-review.ts'
import { judgeUserReview } from './judge-user-review.ts'
import { isShown, type OrganisationReviewId } from './organisation-review.ts'
import { isRating } from './ratings.ts'
import { isInvitationDue } from './review-invitation.ts'
import { longestTexts } from './review-text.ts'
import { isShownToGuest, type UserReview, type UserReviewId, writeUserReview } from './user-review.ts'
import { writeReview } from './write-review.ts'

const noOfflineFacts = {
  isOfflinePayment: true,
  paymentMethod: null,
  paymentReference: null,
  paymentDate: null,
  notes: null,
  priceReason: null,
} as const
const { now } = aMoment('2027-02-06T10:00')
const later = aMoment('2027-02-08T10:00').now
const id = 'review-1' as OrganisationReviewId

describe('a review by the guest', () => {
  it('waits for the platform, under a shortened name and the month of the stay', () => {
    const written = writeReview(aCompletedReservation(), aGivenReview({ text: '  Hot water every morning. ' }), { id, now })

    expect(written).toEqual(accepted(aReview()))
  })

  it('needs a stay that is completed', () => {
    const refusal = refused({ code: 'stay-not-completed' })

    expect(writeReview(aConfirmedReservation(), aGivenReview(), { id, now })).toEqual(refusal)
    expect(writeReview({ ...aCompletedReservation(), status: 'noShow' }, aGivenReview(), { id, now })).toEqual(refusal)
  })

  it('says everything that is missing at once', () => {
    const given = aGivenReview({ ratings: { ...someRatings(), location: null, overall: 6 }, text: ' ' })

    expect(writeReview(aCompletedReservation(), given, { id, now })).toEqual(
      refused({
        code: 'review-incomplete',
        problems: [
          { field: 'location', code: 'rating-missing' },
          { field: 'overall', code: 'rating-missing' },
          { field: 'text', code: 'text-missing' },
        ],
      }),
    )
  })

  it('has room for what people write', () => {
    expect(longestTexts).toEqual({ review: 4000, answer: 2000, reason: 500, comment: 2000 })
    expect(writeReview(aCompletedReservation(), aGivenReview({ text: 'x'.repeat(4000) }), { id, now }).ok).toBe(true)
  })

  it('is no novel', () => {
    const given = aGivenReview({ text: 'x'.repeat(longestTexts.review + 1) })

    expect(writeReview(aCompletedReservation(), given, { id, now })).toEqual(
      refused({ code: 'review-incomplete', problems: [{ field: 'text', code: 'text-too-long', most: longestTexts.review }] }),
    )
  })

  it.each([
    ['Thandi', 'Mokoena', 'Thandi M.'],
    [' Thandi ', 'van Wyk', 'Thandi V.'],
    ['Thandi', '', 'Thandi'],
  ])('of %j %j is signed %j', (first, last, signed) => {
    expect(authorName(first, last)).toBe(signed)
  })
})

describe('what the platform decides', () => {
  const after = (decision: ReviewDecision, review = aReview()) => {
    const judged = judgeReview(review, decision, later)
    if (!judged.ok) throw new Error(judged.refusal.code)
    return judged.value
  }

  it('shows a published review, and neither a rejected nor a hidden one', () => {
    expect(isShown(aReview())).toBe(false)
    expect(isShown(after({ kind: 'publish' }))).toBe(true)
    expect(isShown(after({ kind: 'reject', reason: 'Names a neighbour' }, aPublishedReview()))).toBe(false)
    expect(isShown(after({ kind: 'hide' }, aPublishedReview()))).toBe(false)
    expect(isShown(after({ kind: 'show' }, aPublishedReview({ isPublic: false })))).toBe(true)
  })

  it('gives a reason with every rejection, and forgets it when the review is published after all', () => {
    const rejected = after({ kind: 'reject', reason: ' Names a neighbour ' })

    expect(rejected).toMatchObject({ status: 'REJECTED', rejectionReason: 'Names a neighbour' })
    expect(after({ kind: 'publish' }, rejected)).toEqual(aPublishedReview())
    expect(judgeReview(aReview(), { kind: 'reject', reason: ' ' }, later)).toEqual(
      refused({ code: 'review-incomplete', problems: [{ field: 'reason', code: 'text-missing' }] }),
    )
  })

  it('hides and shows only what is published', () => {
    expect(judgeReview(aReview(), { kind: 'hide' }, later)).toEqual(refused({ code: 'review-not-published' }))
  })

  it('passes to search engines what anybody may read, until it is rejected', () => {
    const passed = after({ kind: 'passToGoogle' }, aPublishedReview())

    expect(passed).toEqual(aPublishedReview({ publishedToGoogle: true }))
    expect(after({ kind: 'keepFromGoogle' }, passed)).toEqual(aPublishedReview())
    expect(after({ kind: 'reject', reason: 'Rude' }, passed).publishedToGoogle).toBe(false)
    for (const unread of [aReview(), aPublishedReview({ isPublic: false })]) {
      expect(judgeReview(unread, { kind: 'passToGoogle' }, later)).toEqual(refused({ code: 'review-not-published' }))
    }
  })

  it('is the same of what organisations say of guests', () => {
    const written = writeUserReview(aCompletedReservation(), { rating: 2, comment: 'Loud.' }, { id: 'u' as UserReviewId, now })
    if (!written.ok) throw new Error(written.refusal.code)
    const published = accepted({ ...written.value, status: 'PUBLISHED', rejectionReason: null })
    const rejected = judgeUserReview(written.value, { kind: 'reject', reason: ' Rude ' })

    expect(isShownToGuest(written.value)).toBe(false)
    expect(judgeUserReview(written.value, { kind: 'publish' })).toEqual(published)
    expect(rejected).toEqual(accepted({ ...written.value, status: 'REJECTED', rejectionReason: 'Rude' }))
    expect(rejected.ok && judgeUserReview(rejected.value, { kind: 'publish' })).toEqual(published)
    expect(judgeUserReview(written.value, { kind: 'hide' })).toEqual(refused({ code: 'review-not-published' }))
    expect(judgeUserReview(written.value, { kind: 'reject', reason: '' })).toMatchObject({
      refusal: { code: 'review-incomplete' },
    })
    const hidden = judgeUserReview(published.value as UserReview, { kind: 'hide' })
    expect(hidden.ok && isShownToGuest(hidden.value)).toBe(false)
    expect(hidden.ok && judgeUserReview(hidden.value, { kind: 'show' })).toEqual(published)
    expect(isShownToGuest(published.value as UserReview)).toBe(true)
  })

  it.each<ReviewDecision>([{ kind: 'keep' }, { kind: 'hide' }, { kind: 'reject', reason: 'Not about the stay' }])(
    'answers an open report: %j',
    (decision) => {
      const reported = aPublishedReview({ report: { reason: 'Never stayed here', at: now, closedAt: null } })

      expect(after(decision, reported).report).toEqual({ reason: 'Never stayed here', at: now, closedAt: later })
    },
  )

  it('leaves a report alone that was answered before', () => {
    const report = { reason: 'Never stayed here', at: now, closedAt: now }

    expect(after({ kind: 'keep' }, aPublishedReview({ report })).report).toEqual(report)
  })
})

describe('the organisation', () => {
  it('answers what is published, and may answer anew', () => {
    const answered = answerReview(aPublishedReview(), ' Thank you! ', now)

    expect(answered).toEqual(accepted(aPublishedReview({ answer: { text: 'Thank you!', at: now } })))
    expect(answered.ok && answerReview(answered.value, 'Come again', later)).toEqual(
      accepted(aPublishedReview({ answer: { text: 'Come again', at: later } })),
    )
    expect(answerReview(aReview(), 'Thank you', now)).toEqual(refused({ code: 'review-not-published' }))
    expect(answerReview(aPublishedReview(), '', now)).toMatchObject({ refusal: { code: 'review-incomplete' } })
  })

  it('reports a published review once, until the platform has decided', () => {
    const reported = reportReview(aPublishedReview(), 'Never stayed here', now)
    const open = aPublishedReview({ report: { reason: 'Never stayed here', at: now, closedAt: null } })
    const closed = aPublishedReview({ report: { reason: 'Never stayed here', at: now, closedAt: now } })

    expect(reported).toEqual(accepted(open))
    expect(reportReview(open, 'Again', later)).toEqual(refused({ code: 'already-reported' }))
    expect(reportReview(closed, 'Again', later).ok).toBe(true)
    expect(reportReview(aReview(), 'Never stayed here', now)).toEqual(refused({ code: 'review-not-published' }))
    expect(reportReview(aPublishedReview(), '', now)).toMatchObject({ refusal: { code: 'review-incomplete' } })
  })

  it('says of a guest what it likes after a completed stay', () => {
    const reviewId = 'user-review-1' as UserReviewId
    const write = (rating: number | null, comment: string, stay = aCompletedReservation()) =>
      writeUserReview(stay, { rating, comment }, { id: reviewId, now })

    expect(write(5, ' Left the stand clean. ')).toEqual(
      accepted({
        id: reviewId,
        organisationId: 'organisation-1',
        reservationId: 'reservation-1',
        userId: 'user-1',
        rating: 5,
        comment: 'Left the stand clean.',
        isVisible: true,
        createdAt: now,
        status: 'PENDING',
        rejectionReason: null,
      }),
    )
    expect(write(null, '')).toMatchObject({
      refusal: { problems: [{ field: 'rating' }, { field: 'comment', code: 'text-missing' }] },
    })
    expect(writeUserReview(aConfirmedReservation(), { rating: 5, comment: 'Good' }, { id: reviewId, now })).toEqual(
      refused({ code: 'stay-not-completed' }),
    )
  })
})

describe('the invitation to review', () => {
  const isDue = (at: string, checkedOutAt: Temporal.Instant | null = null) =>
    isInvitationDue(aCompletedReservation({ checkedOutAt }), aMoment(at))

  it.each([
    ['2027-02-05T12:00', false],
    ['2027-02-06T08:59', false],
    ['2027-02-06T09:00', true],
    ['2027-02-19T23:59', true],
    ['2027-02-20T00:00', false],
  ])('at %s, after a departure on 5 February: %s', (at, due) => {
    expect(isDue(at)).toBe(due)
  })

  it('follows an early check-out', () => {
    expect(isDue('2027-02-04T09:00', Temporal.Instant.from('2027-02-03T22:30:00Z'))).toBe(false)
    expect(isDue('2027-02-05T09:00', Temporal.Instant.from('2027-02-03T22:30:00Z'))).toBe(true)
  })

  it.each([true, false])('is for a guest who is told of the booking: %s', (notifiesCamper) => {
    const stay = aCompletedReservation({ offline: { ...noOfflineFacts, notifiesCamper } })

    expect(isInvitationDue(stay, aMoment('2027-02-06T09:00'))).toBe(notifiesCamper)
  })
})

it('stars are whole, one to five', () => {
  expect([0, 1, 5, 6, 2.5, '3', null].map(isRating)).toEqual([false, true, true, false, false, false, false])
})

it('blanks around names are no letters of them', () => {
  expect(authorName(' Thandi ', ' mokoena ')).toBe('Thandi M.')
  expect(authorName('', ' ')).toBe('')
})
