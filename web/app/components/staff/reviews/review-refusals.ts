import type { TextProblem } from '@camp/domain/reviews/review-text.ts'
import type { UserReviewProblem } from '@camp/domain/reviews/user-review.ts'
import type { TextKey, Translator } from '#app/wording/catalogue.ts'

type Problem = TextProblem<string> | UserReviewProblem

export type ReviewRefusal =
  | { readonly code: Exclude<Code, 'review-incomplete'> }
  | { readonly code: 'review-incomplete'; readonly problems: readonly Problem[] }

type Code =
  | 'not-found'
  | 'not-permitted'
  | 'review-not-published'
  | 'already-reported'
  | 'already-reviewed'
  | 'stay-not-completed'
  | 'review-incomplete'

/** What a form of staff came back with: which one, what was typed, and why not. */
export interface ReviewActReply {
  /** The review, or the reservation that was to be reviewed. */
  readonly id: string
  readonly act: string
  readonly text: string
  readonly refusal: ReviewRefusal
}

const words = {
  'not-found': 'problem_notFound',
  'not-permitted': 'problem_notPermitted',
  'review-not-published': 'problem_notPublished',
  'already-reported': 'problem_alreadyReported',
  'already-reviewed': 'problem_alreadyReviewed',
  'stay-not-completed': 'problem_stayNotCompleted',
  'review-incomplete': 'problem_textMissing',
} as const satisfies Record<Code, TextKey<'staffReviews'>>

/** By the field of the form; without one it is about all of it. */
export function refusalTexts(
  t: Translator<'staffReviews'>,
  refusal: ReviewRefusal,
): readonly { readonly field?: string; readonly message: string }[] {
  if (refusal.code !== 'review-incomplete') return [{ message: t(words[refusal.code]) }]
  return refusal.problems.map((problem) => ({ field: problem.field, message: problemText(t, problem) }))
}

function problemText(t: Translator<'staffReviews'>, problem: Problem): string {
  switch (problem.code) {
    case 'rating-missing':
      return t('problem_ratingMissing')
    case 'text-missing':
      return t('problem_textMissing')
    case 'text-too-long':
      return t('problem_tooLong', { most: problem.most })
  }
}
