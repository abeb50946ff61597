import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import type { WireStaffReview } from '#server/wire/review-on-wire.ts'
import { EmptyState } from '../../empty-state.tsx'
import { ErrorSummary } from '../../error-summary.tsx'
import { ListPager } from '../list-pager.tsx'
import type { ReviewStateName } from './review-filters.ts'
import { type ReviewActReply, refusalTexts } from './review-refusals.ts'
import { StaffReview } from './staff-review.tsx'
import { StateFilter } from './state-filter.tsx'

interface ReviewListProps {
  readonly reviews: readonly WireStaffReview[]
  readonly total: number
  readonly page: number
  readonly state: ReviewStateName
  readonly states: readonly ReviewStateName[]
  readonly reply: ReviewActReply | undefined
  readonly showsOrganisation?: boolean
  readonly actsOf: (review: WireStaffReview) => ReactNode
}

/** Reviews as cards, since people read them; filter and pages in the address. */
export function ReviewList({ reviews, total, page, state, states, reply, showsOrganisation, actsOf }: ReviewListProps) {
  const t = useText('staffReviews')
  const problems = reply ? refusalTexts(t, reply.refusal) : []
  return (
    <>
      <ErrorSummary
        problems={problems.map(({ field, message }) => ({ field: field && `${reply?.act}-${reply?.id}`, message }))}
      />
      <StateFilter state={state} states={states} />
      {reviews.length === 0 ? (
        <EmptyState icon="star" text={state === 'all' ? t('none') : t('noneFit')} />
      ) : (
        <>
          <ul className="grid gap-4">
            {reviews.map((review) => (
              <StaffReview key={review.id} review={review} showsOrganisation={showsOrganisation}>
                {actsOf(review)}
              </StaffReview>
            ))}
          </ul>
          <ListPager page={page} total={total} />
        </>
      )}
    </>
  )
}
