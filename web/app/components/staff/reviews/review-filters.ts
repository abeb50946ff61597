import type { ReviewFilter } from '@camp/application/reviews/reviews.ts'
import type { UserReviewFilter } from '@camp/application/reviews/user-reviews.ts'

/** What the address of a list of reviews may ask for. */
export const reviewStates = {
  pending: { status: 'PENDING' },
  reported: { isReported: true },
  published: { status: 'PUBLISHED', isPublic: true },
  unanswered: { status: 'PUBLISHED', isPublic: true, isAnswered: false },
  hidden: { status: 'PUBLISHED', isPublic: false },
  rejected: { status: 'REJECTED' },
} as const satisfies Record<string, ReviewFilter>

export type ReviewStateName = keyof typeof reviewStates

/** The same of what organisations say of guests. */
export const userReviewStates = {
  pending: { status: 'PENDING' },
  published: { status: 'PUBLISHED', isVisible: true },
  hidden: { status: 'PUBLISHED', isVisible: false },
  rejected: { status: 'REJECTED' },
} as const satisfies Record<string, UserReviewFilter>

/** What is no state asks for all. */
export function namedFilter<Filter extends object>(states: Readonly<Record<string, Filter>>, text: string): Filter | undefined {
  return Object.hasOwn(states, text) ? states[text] : undefined
}
