import type { ReviewFilter } from '@camp/application/reviews/reviews.ts'
import { rowsPerPage } from '../list-query.ts'

/** What the address of a list of reviews may ask for. */
export const reviewStates = {
  all: {},
  pending: { status: 'PENDING' },
  published: { status: 'PUBLISHED', isPublic: true },
  reported: { isReported: true },
  unanswered: { status: 'PUBLISHED', isPublic: true, isAnswered: false },
  hidden: { status: 'PUBLISHED', isPublic: false },
  rejected: { status: 'REJECTED' },
} as const satisfies Record<string, ReviewFilter>

export type ReviewStateName = keyof typeof reviewStates

export interface ReviewsWanted {
  readonly state: ReviewStateName
  /** From 1. */
  readonly page: number
  readonly slice: { readonly offset: number; readonly limit: number }
}

/** `?state=pending&page=2`; what it does not know is the first page of all. */
export function readReviewsWanted(address: string): ReviewsWanted {
  const query = new URL(address).searchParams
  const state = query.get('state') ?? ''
  const asked = Number(query.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  return {
    state: isState(state) ? state : 'all',
    page,
    slice: { offset: (page - 1) * rowsPerPage, limit: rowsPerPage },
  }
}

function isState(text: string): text is ReviewStateName {
  return Object.hasOwn(reviewStates, text)
}
