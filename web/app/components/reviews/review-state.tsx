import type { WireReview } from '#server/wire/review-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import { TagChip } from '../tag-chip.tsx'

export type ReviewState = 'Pending' | 'Published' | 'Hidden' | 'Rejected'

export function reviewState({ status, isPublic }: Pick<WireReview, 'status' | 'isPublic'>): ReviewState {
  if (status === 'PENDING') return 'Pending'
  if (status === 'REJECTED') return 'Rejected'
  return isPublic ? 'Published' : 'Hidden'
}

const tones = { Pending: 'warn', Published: 'brand', Hidden: 'plain', Rejected: 'plain' } as const

/** What became of a review, for its author. */
export function ReviewStateChip({ review }: { readonly review: Pick<WireReview, 'status' | 'isPublic'> }) {
  const t = useText('reviews')
  const state = reviewState(review)
  return <TagChip tone={tones[state]}>{t(`state${state}`)}</TagChip>
}
