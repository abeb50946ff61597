import { accepted, type Result, refused } from '../shared/result.ts'
import { type DecisionRefusal, rejectionReason } from './judge-review.ts'
import type { UserReview } from './user-review.ts'

/** What the platform decides on what an organisation said of a guest. */
export type UserReviewDecision =
  | { readonly kind: 'publish' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'hide' }
  | { readonly kind: 'show' }

/**
 * PENDING → PUBLISHED | REJECTED, decided anew to mend a mistake (rule V3), as reviews of organisations are.
 */
export function judgeUserReview(review: UserReview, decision: UserReviewDecision): Result<UserReview, DecisionRefusal> {
  switch (decision.kind) {
    case 'publish':
      return accepted({ ...review, status: 'PUBLISHED', rejectionReason: null, isVisible: true })
    case 'reject': {
      const reason = rejectionReason(decision.reason)
      return reason.ok ? accepted({ ...review, status: 'REJECTED', rejectionReason: reason.value }) : reason
    }
    case 'hide':
    case 'show':
      if (review.status !== 'PUBLISHED') return refused({ code: 'review-not-published' })
      return accepted({ ...review, isVisible: decision.kind === 'show' })
  }
}
