import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import type { WireStaffReview } from '#server/wire/review-on-wire.ts'
import { ErrorSummary } from '../../error-summary.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { ListPage } from '../list-page.tsx'
import type { PageOfList } from '../list-query.ts'
import type { ReviewStateName } from './review-filters.ts'
import { type ReviewActReply, refusalTexts } from './review-refusals.ts'
import { StaffReview } from './staff-review.tsx'

interface ReviewListProps {
  readonly page: PageOfList<WireStaffReview>
  readonly title: string
  readonly states: readonly ReviewStateName[]
  readonly reply: ReviewActReply | undefined
  readonly showsOrganisation?: boolean
  readonly actsOf: (review: WireStaffReview) => ReactNode
}

/** Reviews as cards, since people read them. */
export function ReviewList({ page, title, states, reply, showsOrganisation = false, actsOf }: ReviewListProps) {
  const t = useText('staffReviews')
  return (
    <>
      <ReviewProblems reply={reply} />
      <ListPage
        page={page}
        caption={title}
        keyOf={({ id }) => id}
        empty={t('none')}
        emptyIcon="star"
        search={t('search')}
        filters={
          <FilterSelect
            name="state"
            label={t('state')}
            chosen={page.query.filters.state}
            values={states}
            textOf={(state) => t(`state_${state}`)}
          />
        }
        hasFiles
        card={(review) => (
          <StaffReview review={review} showsOrganisation={showsOrganisation}>
            {actsOf(review)}
          </StaffReview>
        )}
        orders={[
          ['-createdAt', t('order_newest')],
          ['createdAt', t('order_oldest')],
          ['overall', t('order_fewestStars')],
          ['-overall', t('order_mostStars')],
          ['-helpfulCount', t('order_helpful')],
          ['author', t('order_author')],
          ...(showsOrganisation ? [['organisation', t('order_campsite')] as const] : []),
        ]}
      />
    </>
  )
}

/** Why an act came back, with the way to its field. */
export function ReviewProblems({ reply }: Pick<ReviewListProps, 'reply'>) {
  const t = useText('staffReviews')
  const problems = reply ? refusalTexts(t, reply.refusal) : []
  return (
    <ErrorSummary problems={problems.map(({ field, message }) => ({ field: field && `${reply?.act}-${reply?.id}`, message }))} />
  )
}
