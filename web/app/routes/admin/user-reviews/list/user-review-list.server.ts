import {
  type UserReviewFilter,
  type UserReviewListing,
  type UserReviewSort,
  userReviewSorts,
} from '@camp/application/reviews/user-reviews.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import { namedFilter, userReviewStates } from '#app/components/staff/reviews/review-filters.ts'
import { yesOrNoText } from '#app/components/staff/reviews/review-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'

export const userReviewList: StaffList<ListedPage<UserReviewListing>, UserReviewSort, 'state'> = {
  sorts: userReviewSorts,
  isDescendingFirst: true,
  filters: ['state'],
  read: ({ acts, actor, listing, filters }) => {
    const filter: UserReviewFilter = namedFilter(userReviewStates, filters.state) ?? {}
    return acts.listUserReviews.execute({ actor, listing, ...filter })
  },
}

export const userReviewColumns: readonly FileColumn<UserReviewListing>[] = [
  ['id', ({ review }) => review.id],
  ['campsite', ({ organisation }) => organisation.slug],
  ['guest', ({ guestName }) => guestName],
  ['reservation', ({ simpleReference }) => simpleReference],
  ['rating', ({ review }) => review.rating],
  ['comment', ({ review }) => review.comment],
  ['status', ({ review }) => review.status],
  ['rejectionReason', ({ review }) => review.rejectionReason],
  ['isVisible', ({ review }) => yesOrNoText(review.isVisible)],
  ['createdAt', ({ review }) => review.createdAt.toString().slice(0, 10), 'date'],
]
