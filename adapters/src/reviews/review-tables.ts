import type { OrganisationReviewId, ReviewStatus } from '@camp/domain/reviews/organisation-review.ts'
import type { UserReviewId } from '@camp/domain/reviews/user-review.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn, instantColumn } from '../postgres/column-types.ts'

export const OrganisationReviewRow = defineEntity({
  name: 'OrganisationReviewRow',
  tableName: 'organisation_review',
  properties: {
    id: p.uuid().$type<OrganisationReviewId>().primary().defaultRaw('gen_random_uuid()'),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>().nullable(),
    userId: p.uuid().$type<UserId>().nullable(),
    authorName: p.text(),
    facilities: p.integer(),
    location: p.integer(),
    value: p.integer(),
    cleanliness: p.integer(),
    overall: p.integer(),
    reviewText: p.text(),
    answer: p.text().nullable(),
    status: p.text().$type<ReviewStatus>(),
    rejectionReason: p.text().nullable(),
    isPublic: p.boolean().default(true),
    publishedToGoogle: p.boolean().default(false),
    helpfulCount: p.integer().default(0),
    createdAt: instantColumn(),
    stayMonth: dateColumn().nullable(),
    answeredAt: instantColumn().nullable(),
    reportReason: p.text().nullable(),
    reportedAt: instantColumn().nullable(),
    reportClosedAt: instantColumn().nullable(),
  },
})

export const UserReviewRow = defineEntity({
  name: 'UserReviewRow',
  tableName: 'user_review',
  properties: {
    id: p.uuid().$type<UserReviewId>().primary(),
    organisationId: p.uuid().$type<OrganisationId>(),
    reservationId: p.text().$type<ReservationId>(),
    userId: p.uuid().$type<UserId>().nullable(),
    rating: p.integer(),
    comment: p.text(),
    isVisible: p.boolean().default(true),
    createdAt: instantColumn(),
    status: p.text().$type<ReviewStatus>().default('PUBLISHED'),
    rejectionReason: p.text().nullable(),
  },
})

export const HelpfulVoteRow = defineEntity({
  name: 'HelpfulVoteRow',
  tableName: 'helpful_vote',
  properties: {
    reviewId: p.uuid().$type<OrganisationReviewId>().primary(),
    voter: p.text().primary(),
    isCounted: p.boolean().default(true),
  },
})

export const HelpfulVotePlaceRow = defineEntity({
  name: 'HelpfulVotePlaceRow',
  tableName: 'helpful_vote_place',
  properties: {
    reviewId: p.uuid().$type<OrganisationReviewId>().primary(),
    day: dateColumn().primary(),
    addressHash: p.text().primary(),
  },
})

export const HelpfulVoteDayRow = defineEntity({
  name: 'HelpfulVoteDayRow',
  tableName: 'helpful_vote_day',
  properties: {
    day: dateColumn().primary(),
    key: p.text(),
  },
})
