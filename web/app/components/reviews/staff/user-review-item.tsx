import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { ReactNode } from 'react'
import type { WireUserReview } from '../../../../server/wire/review-on-wire.ts'
import { useText } from '../../../wording/use-text.ts'
import { StatusBadge } from '../../staff/status-badge.tsx'
import { Stars } from '../stars.tsx'

interface UserReviewItemProps {
  readonly review: WireUserReview
  readonly title: string
  readonly children?: ReactNode
}

/** What an organisation said of a guest. */
export function UserReviewItem({ review, title, children }: UserReviewItemProps) {
  const t = useText('staffReviews')
  const { rating, comment, isVisible, createdAt, simpleReference } = review
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{title}</h3>
        <Stars stars={rating} label={t('stars', { stars: rating })} />
        {isVisible ? null : <StatusBadge tone="quiet">{t('hidden')}</StatusBadge>}
      </div>
      <p className="prose whitespace-pre-line">{comment}</p>
      <p className="text-sm text-ink-soft">
        {t('written', { date: dayText(createdAt) })} · {t('reference', { reference: simpleReference })}
      </p>
      {children}
    </li>
  )
}
