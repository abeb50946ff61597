import { type ReviewFilter, type ReviewListing, type ReviewSort, reviewSorts } from '@camp/application/reviews/reviews.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import type { StaffList } from '../lists/staff-list.server.ts'
import { namedFilter, reviewStates } from './review-filters.ts'

/** Reviews of one campsite, or of all of them: null. The newest first. */
export function reviewListOf(orgSlug: string | null): StaffList<ListedPage<ReviewListing>, ReviewSort, 'state'> {
  return {
    sorts: reviewSorts,
    isDescendingFirst: true,
    filters: ['state'],
    read: ({ acts, actor, listing, filters }) => {
      const filter: ReviewFilter = namedFilter(reviewStates, filters.state) ?? {}
      return acts.listReviews.execute({ actor, orgSlug, listing, ...filter })
    },
  }
}

export const reviewColumns: readonly FileColumn<ReviewListing>[] = [
  ['id', ({ review }) => review.id],
  ['campsite', ({ organisation }) => organisation.slug],
  ['author', ({ review }) => review.authorName],
  ['reservation', ({ simpleReference }) => simpleReference],
  ['stayMonth', ({ review }) => review.stayMonth?.toString() ?? null],
  ['facilities', ({ review }) => review.ratings.facilities],
  ['location', ({ review }) => review.ratings.location],
  ['value', ({ review }) => review.ratings.value],
  ['cleanliness', ({ review }) => review.ratings.cleanliness],
  ['overall', ({ review }) => review.ratings.overall],
  ['text', ({ review }) => review.text],
  ['answer', ({ review }) => review.answer?.text ?? null],
  ['status', ({ review }) => review.status],
  ['rejectionReason', ({ review }) => review.rejectionReason],
  ['isPublic', ({ review }) => yesOrNoText(review.isPublic)],
  ['publishedToGoogle', ({ review }) => yesOrNoText(review.publishedToGoogle)],
  ['helpfulCount', ({ review }) => review.helpfulCount],
  ['createdAt', ({ review }) => review.createdAt.toString().slice(0, 10), 'date'],
]

export function yesOrNoText(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}
