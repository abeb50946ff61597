import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import type { WireUserReview } from '#server/wire/review-on-wire.ts'
import { Stars } from '../../reviews/stars.tsx'
import { StaffReviewState } from './staff-review.tsx'

interface UserReviewItemProps {
  readonly review: WireUserReview
  readonly title: string
  /** As deep as the list lies on its page. */
  readonly level?: 2 | 3
  readonly children?: ReactNode
}

/** What an organisation said of a guest. */
export function UserReviewItem({ review, title, level = 3, children }: UserReviewItemProps) {
  const t = useText('staffReviews')
  const Heading = `h${level}` as const
  const { rating, comment, status, rejectionReason, isVisible, createdAt, simpleReference } = review
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="text-lg">{title}</Heading>
        <Stars stars={rating} label={t('stars', { stars: rating })} />
        <StaffReviewState status={status} isShown={isVisible} />
      </div>
      <p className="prose whitespace-pre-line">{comment}</p>
      {rejectionReason && <p>{t('reasonOf', { reason: rejectionReason })}</p>}
      <p className="text-sm text-ink-soft">
        {t('written', { date: dayText(createdAt) })} ·{' '}
        <span className="whitespace-nowrap">{t('reference', { reference: simpleReference })}</span>
      </p>
      {children}
    </li>
  )
}
