import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import { isShown, type OrganisationReview } from './organisation-review.ts'
import { longestTexts, type TextProblem, textProblem } from './review-text.ts'
import type { ReviewIncomplete } from './write-review.ts'

/** What the platform decides; `keep` answers a report without changing anything else. */
export type ReviewDecision =
  | { readonly kind: 'publish' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'hide' }
  | { readonly kind: 'show' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'passToGoogle' }
  | { readonly kind: 'keepFromGoogle' }

export type DecisionRefusal = ReviewIncomplete<TextProblem<'reason'>> | { readonly code: 'review-not-published' }

/**
 * PENDING → PUBLISHED | REJECTED (rule V3); a mistake is mended by deciding anew. Hiding and showing are for
 * what is published, passing it to search engines for what anybody may read (rule V6). Every decision on the
 * review itself closes an open report.
 */
export function judgeReview(
  review: OrganisationReview,
  decision: ReviewDecision,
  now: Temporal.Instant,
): Result<OrganisationReview, DecisionRefusal> {
  switch (decision.kind) {
    case 'publish':
      return accepted(reportClosed({ ...review, status: 'PUBLISHED', rejectionReason: null, isPublic: true }, now))
    case 'reject':
      return rejected(review, decision.reason, now)
    case 'hide':
    case 'show':
    case 'keep':
      if (review.status !== 'PUBLISHED') return refused({ code: 'review-not-published' })
      return accepted(reportClosed({ ...review, isPublic: isPublicAfter(review, decision.kind) }, now))
    case 'passToGoogle':
    case 'keepFromGoogle':
      if (!isShown(review)) return refused({ code: 'review-not-published' })
      return accepted({ ...review, publishedToGoogle: decision.kind === 'passToGoogle' })
  }
}

function rejected(
  review: OrganisationReview,
  reason: string,
  now: Temporal.Instant,
): Result<OrganisationReview, DecisionRefusal> {
  const given = rejectionReason(reason)
  if (!given.ok) return given
  const judged = { ...review, status: 'REJECTED', rejectionReason: given.value, publishedToGoogle: false } as const
  return accepted(reportClosed(judged, now))
}

/** Whoever wrote it is told why (rule V3). */
export function rejectionReason(reason: string): Result<string, ReviewIncomplete<TextProblem<'reason'>>> {
  const problem = textProblem('reason', reason, longestTexts.reason)
  return problem ? refused({ code: 'review-incomplete', problems: [problem] }) : accepted(reason.trim())
}

function isPublicAfter({ isPublic }: OrganisationReview, kind: 'hide' | 'show' | 'keep'): boolean {
  return kind === 'keep' ? isPublic : kind === 'show'
}

function reportClosed(review: OrganisationReview, now: Temporal.Instant): OrganisationReview {
  const { report } = review
  if (!report || report.closedAt) return review
  return { ...review, report: { ...report, closedAt: now } }
}
