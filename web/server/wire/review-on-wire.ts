import type { MyReviews } from '@camp/application/reviews/list-my-reviews.ts'
import type { GuestReviews } from '@camp/application/reviews/review-guests.ts'
import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import type { StayToReviewView } from '@camp/application/reviews/show-stay-to-review.ts'
import type { UserReviewListing } from '@camp/application/reviews/user-reviews.ts'
import type { OrganisationReview } from '@camp/domain/reviews/organisation-review.ts'
import { dateOnWire, instantOnWire } from './on-wire.ts'

export type WireReview = ReturnType<typeof reviewOnWire>
export type WireStayToReview = ReturnType<typeof stayToReviewOnWire>
export type WireMyReviews = ReturnType<typeof myReviewsOnWire>

/** Of a review what its author may know; nothing of the report. */
export function reviewOnWire(review: OrganisationReview) {
  const { id, authorName, ratings, text, answer, status, rejectionReason, isPublic, helpfulCount } = review
  return {
    id,
    authorName,
    ratings,
    text,
    status,
    rejectionReason,
    isPublic,
    helpfulCount,
    answer: answer?.text ?? null,
    /** The first day of the month in which the stay began. */
    stayMonth: review.stayMonth && `${review.stayMonth}-01`,
    createdAt: instantOnWire(review.createdAt),
  }
}

export function stayToReviewOnWire({ id, organisation, arrival, departure, state, review }: StayToReviewView) {
  const dates = { arrival: dateOnWire(arrival), departure: dateOnWire(departure) }
  return { id, organisation, ...dates, state, review: review && reviewOnWire(review) }
}

export function myReviewsOnWire({ toWrite, written, received, average }: MyReviews) {
  return {
    toWrite: toWrite.map(({ id, organisation, arrival, departure }) => ({
      id,
      organisation,
      arrival: dateOnWire(arrival),
      departure: dateOnWire(departure),
    })),
    written: written.map(({ review, organisation }) => ({ organisation, review: reviewOnWire(review) })),
    received: received.map(({ review: { createdAt, ...review }, organisation }) => ({
      organisation,
      review: { ...review, createdAt: instantOnWire(createdAt) },
    })),
    average,
  }
}

export type WireStaffReview = ReturnType<typeof staffReviewOnWire>
export type WireUserReview = ReturnType<typeof userReviewOnWire>

/** For the staff of the organisation and of the platform. */
export function staffReviewOnWire({ review, organisation, simpleReference }: ReviewListing) {
  const { report, answer, publishedToGoogle } = review
  return {
    ...reviewOnWire(review),
    organisation,
    simpleReference,
    publishedToGoogle,
    answeredAt: answer && instantOnWire(answer.at),
    report: report && { reason: report.reason, at: instantOnWire(report.at), isOpen: report.closedAt === null },
  }
}

export function userReviewOnWire({ review, organisation, guestName, simpleReference }: UserReviewListing) {
  const { id, rating, comment, status, rejectionReason, isVisible, createdAt } = review
  const judged = { status, rejectionReason, isVisible }
  return { id, rating, comment, ...judged, createdAt: instantOnWire(createdAt), organisation, guestName, simpleReference }
}

export function guestReviewsOnWire({ toWrite, written }: GuestReviews) {
  return {
    toWrite: toWrite.map(({ reservationId, simpleReference, guestName, arrival, departure }) => ({
      reservationId,
      simpleReference,
      guestName,
      arrival: dateOnWire(arrival),
      departure: dateOnWire(departure),
    })),
    written: written.map(userReviewOnWire),
  }
}
