import { accepted, type Result, refused } from '../shared/result.ts'
import type { Temporal } from '../shared/temporal.ts'
import type { OrganisationReview } from './organisation-review.ts'
import { longestTexts, type TextProblem, textProblem } from './review-text.ts'
import type { ReviewIncomplete } from './write-review.ts'

export type NotPublished = { readonly code: 'review-not-published' }

/** One answer a review, which may be written anew; only what anybody can read is answered. */
export function answerReview(
  review: OrganisationReview,
  text: string,
  now: Temporal.Instant,
): Result<OrganisationReview, NotPublished | ReviewIncomplete<TextProblem<'answer'>>> {
  if (review.status !== 'PUBLISHED') return refused({ code: 'review-not-published' })
  const problem = textProblem('answer', text, longestTexts.answer)
  if (problem) return refused({ code: 'review-incomplete', problems: [problem] })
  return accepted({ ...review, answer: { text: text.trim(), at: now } })
}

export type ReportRefusal = NotPublished | ReviewIncomplete<TextProblem<'reason'>> | { readonly code: 'already-reported' }

/** Once, until the platform has decided. */
export function reportReview(
  review: OrganisationReview,
  reason: string,
  now: Temporal.Instant,
): Result<OrganisationReview, ReportRefusal> {
  if (review.status !== 'PUBLISHED') return refused({ code: 'review-not-published' })
  if (review.report && review.report.closedAt === null) return refused({ code: 'already-reported' })
  const problem = textProblem('reason', reason, longestTexts.reason)
  if (problem) return refused({ code: 'review-incomplete', problems: [problem] })
  return accepted({ ...review, report: { reason: reason.trim(), at: now, closedAt: null } })
}
