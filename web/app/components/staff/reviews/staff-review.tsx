import { dayText, monthAndYear } from '@camp/domain/formatting/date-texts.ts'
import type { ReviewStatus } from '@camp/domain/reviews/organisation-review.ts'
import { ratedAspects } from '@camp/domain/reviews/ratings.ts'
import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import type { WireStaffReview } from '#server/wire/review-on-wire.ts'
import { Stars } from '../../reviews/stars.tsx'
import { StatusBadge } from '../status-badge.tsx'

interface StaffReviewProps {
  readonly review: WireStaffReview
  /** The platform reads reviews of all organisations. */
  readonly showsOrganisation?: boolean
  /** What may be done about it. */
  readonly children: ReactNode
}

/** One review with everything that its readers at work need to decide. */
export function StaffReview({ review, showsOrganisation = false, children }: StaffReviewProps) {
  const t = useText('staffReviews')
  const { id, authorName, ratings, organisation, answer, answeredAt, rejectionReason, report } = review
  return (
    <li id={`review-${id}`} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg">{t('about', { author: authorName })}</h2>
          <Stars stars={ratings.overall} label={t('stars', { stars: ratings.overall })} />
          <StaffReviewState status={review.status} isShown={review.isPublic} />
          {report?.isOpen && <StatusBadge tone="warn">{t('reported')}</StatusBadge>}
          {review.publishedToGoogle && <StatusBadge tone="good">{t('onGoogle')}</StatusBadge>}
        </div>
        {showsOrganisation && <p className="font-bold">{organisation.name}</p>}
        <p className="text-sm text-ink-soft">{useFacts(review).join(' · ')}</p>
      </div>
      <p className="prose whitespace-pre-line">{review.text}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {ratedAspects.map((aspect) => (
          <div key={aspect} className="flex gap-2">
            <dt className="text-ink-soft">{t(aspect)}</dt>
            <dd className="font-bold">{ratings[aspect]}</dd>
          </div>
        ))}
      </dl>
      {rejectionReason && <p>{t('reasonOf', { reason: rejectionReason })}</p>}
      {report && (
        <p className="border-l-4 border-warn pl-4">
          {t('reportOf', { date: dayText(report.at), reason: report.reason })} {!report.isOpen && t('reportClosed')}
        </p>
      )}
      {answer && (
        <div className="border-l-4 border-brand pl-4">
          <p className="font-bold">{t('yourAnswer')}</p>
          <p className="prose whitespace-pre-line">{answer}</p>
          {answeredAt && <p className="text-sm text-ink-soft">{t('answered', { date: dayText(answeredAt) })}</p>}
        </div>
      )}
      {children}
    </li>
  )
}

/** Of either kind of review. */
export function StaffReviewState({ status, isShown }: { readonly status: ReviewStatus; readonly isShown: boolean }) {
  const t = useText('staffReviews')
  if (status === 'PENDING') return <StatusBadge tone="warn">{t('pending')}</StatusBadge>
  if (status === 'REJECTED') return <StatusBadge tone="bad">{t('rejected')}</StatusBadge>
  return isShown ? <StatusBadge tone="good">{t('published')}</StatusBadge> : <StatusBadge tone="quiet">{t('hidden')}</StatusBadge>
}

function useFacts({ stayMonth, simpleReference, createdAt, helpfulCount }: WireStaffReview): readonly string[] {
  const t = useText('staffReviews')
  return [
    t('written', { date: dayText(createdAt) }),
    ...(stayMonth ? [t('stayed', { month: monthAndYear(stayMonth) })] : []),
    ...(simpleReference ? [t('reference', { reference: simpleReference })] : []),
    ...(helpfulCount > 0 ? [t('helpful', { count: helpfulCount })] : []),
  ]
}
